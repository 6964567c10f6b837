import type { subAccountList as call } from '@peerbourse/contract/identity/sub-accounts/sub-account-list';
import { readSetting } from '#modules/core/settings/index.ts';
import { familyOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';

export const subAccountList: Handler<typeof call> = async ({ db, actor }) => {
  const [main, ...children] = await familyOf(db, actor.mainId);
  must(main, 'an account that acts exists');
  return {
    mainUserId: main.userId,
    mainUserName: main.userName,
    isMainCurrent: main.accountId === actor.accountId,
    subAccounts: children.map(({ userId, userName, createdAt, accountId }) => ({
      userId,
      userName,
      createdAt: createdAt.toISOString(),
      isCurrent: accountId === actor.accountId,
    })),
    limit: await readSetting(db, 'sub-accounts.limit'),
  };
};
