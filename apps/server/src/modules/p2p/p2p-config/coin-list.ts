import type { coinList as call } from '@peerbourse/contract/p2p/p2p-config/coin-list';
import type { Handler } from '#platform/http/serve.ts';
import { coinEntry } from './list.view.ts';
import { openCoins } from './open-coins.ts';

export const coinList: Handler<typeof call> = async ({ db }) => ({ coinList: (await openCoins(db)).map(coinEntry) });
