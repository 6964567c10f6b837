import type { p2pSettings as call } from '@peerbourse/contract/p2p/p2p-config/p2p-settings';
import type { Handler } from '#platform/http/serve.ts';
import { rates } from './list.view.ts';
import { bandsOf } from './offered-fiat.ts';
import { p2pConfig } from './p2p-config.ts';

export const p2pSettings: Handler<typeof call> = async ({ db }, { fiatCode }) => {
  const config = await p2pConfig(db);
  return { ...config, ...rates(fiatCode === undefined ? config.bands : await bandsOf(db, fiatCode)) };
};
