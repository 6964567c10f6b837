import type { payWindowList as call } from '@peerbourse/contract/p2p/p2p-config/pay-window-list';
import type { Handler } from '#platform/http/serve.ts';
import { offeredFiat } from './offered-fiat.ts';
import { p2pFiats } from './p2p-fiats.ts';

export const payWindowList: Handler<typeof call> = async ({ db }, { fiatCode }) => {
  const fiats = fiatCode === undefined ? await p2pFiats(db) : [await offeredFiat(db, fiatCode)];
  return { payTimeoutList: fiats.map(({ fiat, payWindows }) => ({ fiatCode: fiat, payTimeLimits: [...payWindows] })) };
};
