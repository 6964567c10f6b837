import type { adCoinList as call } from '@peerbourse/contract/p2p/p2p-config/ad-coin-list';
import type { Handler } from '#platform/http/serve.ts';
import { advertisable } from './advertisable.ts';

export const adCoinList: Handler<typeof call> = async ({ db, visitor }) => ({ coinList: (await advertisable(db, visitor.country)).coins });
