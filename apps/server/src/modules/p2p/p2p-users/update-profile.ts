import type { AccountId } from '@peerbourse/contract/ids';
import type { updateProfile as call } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { readSetting } from '#modules/core/settings/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import { offeredFiat } from '#modules/p2p/p2p-config/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { chosenName } from './nick-name.ts';
import { ownProfile } from './own-profile.ts';
import { daysUntilRename, lockProfile, traderOf, updateChoices, updateNickName } from './profile.table.ts';

export const updateProfile: Handler<typeof call> = async ({ tx, actor }, { nickName, ...changes }) => {
  await lockProfile(tx, actor.accountId);
  if (nickName !== undefined) await rename(tx, actor.accountId, nickName);
  if (changes.fiatPreference) await offeredFiat(tx, changes.fiatPreference);
  if (changes.smsEnable && (await accountOf(tx, actor.mainId))?.phone === null) throw refuse('p2p-users.no-phone');
  await updateChoices(tx, actor.accountId, changes);
  return await ownProfile(tx, actor);
};

/** Others know a trader by the name: it is changed now and then at most. */
async function rename(tx: Tx, accountId: AccountId, requested: string): Promise<void> {
  if ((await traderOf(tx, accountId))?.nickName === requested) return;
  const days = await daysUntilRename(tx, accountId, await readSetting(tx, 'p2p-users.nickNameDays'));
  if (days > 0) throw refuse('p2p-users.nick-name-too-soon', { count: days });
  const { nickName, nickKey } = await chosenName(tx, accountId, requested);
  await updateNickName(tx, accountId, nickName, nickKey);
}
