import type { adFiatList as call } from '@peerbourse/contract/p2p/p2p-config/ad-fiat-list';
import type { Handler } from '#platform/http/serve.ts';
import { advertisable } from './advertisable.ts';

export const adFiatList: Handler<typeof call> = async ({ db, visitor }) => ({ fiatList: (await advertisable(db, visitor.country)).fiats });
