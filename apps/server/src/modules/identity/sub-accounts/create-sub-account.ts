import type { createSubAccount as call } from '@peerbourse/contract/identity/sub-accounts/create-sub-account';
import type { UserId } from '@peerbourse/contract/ids';
import { readSetting } from '#modules/core/settings/index.ts';
import {
  copyIdentity,
  familyOf,
  insertAccount,
  isGoodUserName,
  lockAccountRow,
  newInvitationCode,
} from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicHandle, publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';

/** A child is the same person with other books: it has no login of its own. */
export const createSubAccount: Handler<typeof call> = async ({ tx, actor }, { userName }) => {
  const name = userName.trim();
  if (!isGoodUserName(name)) throw refuse('accounts.bad-name');
  await lockAccountRow(tx, actor.mainId);
  const [main, ...children] = await familyOf(tx, actor.mainId);
  must(main, 'an account that acts exists');
  if (children.length >= (await readSetting(tx, 'sub-accounts.limit'))) throw refuse('sub-accounts.too-many');
  const userId = publicNumber() as UserId;
  const childId = await insertAccount(tx, {
    userId,
    encryptUserId: publicHandle(),
    userName: name,
    invitationCode: newInvitationCode(),
    mainId: actor.mainId,
    email: null,
    dialCode: null,
    phone: null,
    country: main.country,
    invitedBy: null,
    marketing: {},
    language: main.language,
  });
  if (childId === undefined) throw refuse('sub-accounts.name-taken');
  await copyIdentity(tx, actor.mainId, childId);
  return { userId };
};
