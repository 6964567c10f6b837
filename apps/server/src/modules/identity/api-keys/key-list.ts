import type { keyList as call } from '@peerbourse/contract/identity/api-keys/key-list';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import { familyOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { keysOf } from './key.table.ts';
import { keyView } from './key.view.ts';

const endedDays = 90;

export const keyList: Handler<typeof call> = async ({ db, actor }) => {
  const [family, keys] = await Promise.all([familyOf(db, actor.mainId), keysOf(db, actor.mainId, endedDays)]);
  return { keys: keys.map((key) => keyView(key, family)), isVerified: family[0]?.identityLevel === verifiedLevel };
};
