import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { loginHistoryQuery } from '#queries/sessions/login-history.query.ts';
import { LoginTable } from './login-table.tsx';

const shown = 5;

/** The newest attempts, with the way to all of them. */
export function RecentLogins() {
  const t = useText('account');
  return (
    <Panel
      title={t('recent')}
      aside={
        <LinkButton to="/account/devices" size="small" variant="secondary">
          {t('recent_all')}
        </LinkButton>
      }
    >
      <QueryBoundary query={loginHistoryQuery()} fallback={<LoginTable entries={[]} loadingRows={shown} />}>
        {({ entries }) => <LoginTable entries={entries.slice(0, shown)} />}
      </QueryBoundary>
    </Panel>
  );
}
