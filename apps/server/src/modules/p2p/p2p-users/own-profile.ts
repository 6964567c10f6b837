import type { OtcUser } from '@peerbourse/contract/p2p/p2p-users/p2p-user.shape';
import { credentialsOf } from '#modules/core/secrets/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must } from '#platform/refusal.ts';
import { nickNameFreeAt, openRestrictions, traderOf } from './profile.table.ts';
import { otcUserView } from './profile.view.ts';

/** The profile of whoever asks, as its owner sees it; writes answer with it as well. */
export async function ownProfile(db: Db, actor: UserActor): Promise<OtcUser> {
  const trader = await traderOf(db, actor.accountId);
  const account = await accountOf(db, actor.accountId);
  const main = await accountOf(db, actor.mainId);
  must(account && main, 'whoever acts has an account');
  return otcUserView(trader, {
    account,
    main,
    credentials: await credentialsOf(db, actor.mainId),
    restrictions: await openRestrictions(db, actor),
    currentTermsVersion: await readSetting(db, 'p2p-users.termsVersion'),
    nickNameFreeAt: await nickNameFreeAt(db, actor.accountId, await readSetting(db, 'p2p-users.nickNameDays')),
  });
}
