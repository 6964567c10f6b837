import type { hongKongNotice as call } from '@peerbourse/contract/core/restrictions/hong-kong-notice';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';

/** Only visitors whose address is in Hong Kong are told; everybody else may register as far as this goes. */
export const hongKongNotice: Handler<typeof call> = async ({ db, visitor }) => {
  const { show, canRegister } = await readSetting(db, 'restrictions.hongKong');
  return visitor.country === 'HK' ? { show, canRegister } : { show: false, canRegister: true };
};
