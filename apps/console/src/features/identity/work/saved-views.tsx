import { removeView } from '@peerbourse/contract/identity/work/remove-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSubmission } from '#api/use-submission.ts';
import { Unread } from '#desk/unread.tsx';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { viewListQuery } from './view-list.query.ts';

/** Names for lists with their filters. They are saved where the list is, from the top bar. */
export function SavedViews() {
  const client = useQueryClient();
  const { data: views, error, refetch } = useQuery(viewListQuery);
  const { progress, send } = useSubmission(removeView);

  async function remove(viewId: string) {
    const next = await send({ viewId });
    if (next.state === 'done') client.setQueryData(viewListQuery.queryKey, next.output.views);
  }

  return (
    <Panel id="views" title="Saved views">
      <OutcomeNotice progress={progress} />
      {!views && <Unread error={error} onRetry={() => void refetch()} className="h-16" />}
      {views?.length === 0 && (
        <p className="border-t border-line px-4 py-4 text-13 text-ink-soft tablet:px-5">
          Open a list, set its filters, and press “Save view” at the top. It stands here afterwards.
        </p>
      )}
      <ul aria-label="Saved views" className="divide-y divide-line border-t border-line empty:hidden">
        {views?.map(({ viewId, name, address }) => (
          <li key={viewId} className="flex items-center gap-2 px-4 py-1 tablet:px-5">
            <a href={address} className="min-w-0 flex-1 truncate py-1.5 text-13 text-brand underline underline-offset-3 hover:no-underline">
              {name}
            </a>
            <Button kind="quiet" aria-label={`Remove ${name}`} onClick={() => void remove(viewId)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
