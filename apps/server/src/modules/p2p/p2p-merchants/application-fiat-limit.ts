import type { applicationFiatLimit as call } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-limit';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const applicationFiatLimit: Handler<typeof call> = async ({ db }) => {
  const { fiatsPerApplication } = await readSetting(db, 'p2p-merchants.rules');
  return { maxFiatNum: fiatsPerApplication };
};
