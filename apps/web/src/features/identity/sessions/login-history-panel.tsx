import { Pagination } from '@peerbourse/ui/actions/pagination';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { loginHistoryQuery } from '#queries/sessions/login-history.query.ts';
import { LoginTable } from './login-table.tsx';

/** Who came in or tried to, page by page. */
export function LoginHistoryPanel() {
  const t = useText('account');
  // Where each page begins that was turned to, the current one last.
  const [places, setPlaces] = useState<readonly string[]>([]);
  return (
    <Panel title={t('history')} lead={t('history_lead')}>
      <QueryBoundary query={loginHistoryQuery(places.at(-1))} fallback={<LoginTable entries={[]} loadingRows={10} />}>
        {({ entries, before }) => (
          <div className="grid gap-4">
            <LoginTable entries={entries} />
            {(places.length > 0 || before !== null) && (
              <Pagination
                label={t('history_pages')}
                newerLabel={t('newer')}
                olderLabel={t('older')}
                newer={places.length > 0 ? { onPress: () => setPlaces(places.slice(0, -1)) } : undefined}
                older={before === null ? undefined : { onPress: () => setPlaces([...places, before]) }}
              />
            )}
          </div>
        )}
      </QueryBoundary>
    </Panel>
  );
}
