import type { subAccountList as call } from '@peerbourse/contract/sub-accounts/sub-account-list';
import { familyOf } from '#modules/accounts/index.ts';
import { readSetting } from '#modules/settings/index.ts';
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
