import type { CallOutput } from '@peerbourse/contract/call';
import type { subAccountList } from '@peerbourse/contract/identity/sub-accounts/sub-account-list';
import { Button } from '@peerbourse/ui/actions/button';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { lazy, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { CopyLine } from '#parts/copy-line.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useSwitchAccount } from '#parts/sub-accounts/use-switch-account.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { subAccountListQuery } from '#queries/sub-accounts/sub-account-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';

const CreateDialog = lazy(async () => ({ default: (await import('./create-dialog.tsx')).CreateDialog }));

type List = CallOutput<typeof subAccountList>;

/** The main account and its children; each can be gone on as. */
export function SubAccountsPanel() {
  const t = useText('account');
  return (
    <QueryBoundary query={subAccountListQuery} fallback={<Skeleton shape="block" className="h-60" />}>
      {(list) => (
        <Panel
          title={t('sub_accounts')}
          lead={t('sub_accounts_count', { count: list.subAccounts.length, limit: list.limit })}
          aside={
            <DialogButton variant="primary" reason={reasonOf(list, t)} dialog={(close) => <CreateDialog onClose={close} />}>
              {t('sub_account_create')}
            </DialogButton>
          }
        >
          <SubAccountTable list={list} />
        </Panel>
      )}
    </QueryBoundary>
  );
}

function reasonOf({ isMainCurrent, subAccounts, limit }: List, t: ReturnType<typeof useText<'account'>>): string | undefined {
  if (!isMainCurrent) return t('sub_account_main_only');
  return subAccounts.length >= limit ? t('sub_account_full') : undefined;
}

interface Row {
  userId: string;
  userName: string;
  createdAt: string | undefined;
  isCurrent: boolean;
}

function SubAccountTable({ list }: { list: List }) {
  const t = useText('account');
  const { switchTo, isSwitching, problem } = useSwitchAccount();
  const [wanted, setWanted] = useState<string>();
  const main: Row = { userId: list.mainUserId, userName: list.mainUserName, createdAt: undefined, isCurrent: list.isMainCurrent };
  const columns: ReadonlyArray<Column<Row>> = [
    {
      key: 'name',
      name: t('name'),
      cell: ({ userId, userName, isCurrent }) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold wrap-anywhere">{userName}</bdi>
          {userId === list.mainUserId && <Badge variant="quiet">{t('main_account')}</Badge>}
          {isCurrent && <Badge variant="good">{t('acting')}</Badge>}
        </span>
      ),
    },
    { key: 'id', name: t('user_id'), cell: ({ userId }) => <CopyLine text={userId} name={t('user_id_copy')} />, onCard: 'line' },
    { key: 'since', name: t('column_created'), cell: ({ createdAt }) => (createdAt === undefined ? '–' : <Moment at={createdAt} />) },
    {
      key: 'switch',
      name: t('column_action'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'foot',
      cell: ({ userId, userName, isCurrent }) =>
        !isCurrent && (
          <Button
            size="small"
            variant="secondary"
            isLoading={isSwitching && wanted === userId}
            loadingLabel={t('switching')}
            onClick={() => {
              setWanted(userId);
              void switchTo(userId);
            }}
          >
            {t('switch')}
            <VisuallyHidden text={userName} />
          </Button>
        ),
    },
  ];
  return (
    <div className="grid gap-3">
      <ProblemBanner problem={problem} />
      <CardTable
        caption={t('sub_accounts')}
        columns={columns}
        rows={[main, ...list.subAccounts]}
        keyOf={({ userId }) => userId}
        empty={<NothingYet />}
      />
      {list.subAccounts.length === 0 && <p className="text-14 text-ink-soft">{t('sub_accounts_none')}</p>}
    </div>
  );
}
