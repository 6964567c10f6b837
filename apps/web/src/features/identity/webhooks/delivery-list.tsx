import { replayDelivery } from '@peerbourse/contract/identity/webhooks/replay-delivery';
import { replaySince } from '@peerbourse/contract/identity/webhooks/replay-since';
import { Button } from '@peerbourse/ui/actions/button';
import { Pagination } from '@peerbourse/ui/actions/pagination';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { Moment } from '#parts/moment.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { type Delivery, deliveryListQuery } from '#queries/webhooks/delivery-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useWebhooksChanged } from './use-webhooks-changed.ts';
import { deliveryState, eventKeys } from './webhook-text.ts';

const dayMs = 24 * 60 * 60_000;

/** What was sent to one server, newest first. */
export function DeliveryList({ endpointId }: { endpointId: string }) {
  const t = useText('webhooks');
  const account = useText('account');
  // Where each page begins that was turned to, the current one last.
  const [places, setPlaces] = useState<readonly string[]>([]);
  return (
    <section aria-label={t('deliveries')} className="border-t border-line pt-3">
      <QueryBoundary query={deliveryListQuery(endpointId, places.at(-1))} fallback={<Skeleton shape="block" className="h-32" />}>
        {({ deliveries, before }) =>
          deliveries.length === 0 ? (
            <NothingYet title={t('deliveries_none')} />
          ) : (
            <div className="grid gap-3">
              <ul>
                {deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.deliveryId} endpointId={endpointId} delivery={delivery} />
                ))}
              </ul>
              {(places.length > 0 || before !== null) && (
                <Pagination
                  label={t('pages')}
                  newerLabel={account('newer')}
                  olderLabel={account('older')}
                  newer={places.length > 0 ? { onPress: () => setPlaces(places.slice(0, -1)) } : undefined}
                  older={before === null ? undefined : { onPress: () => setPlaces([...places, before]) }}
                />
              )}
              <ReplayDay endpointId={endpointId} />
            </div>
          )
        }
      </QueryBoundary>
    </section>
  );
}

function DeliveryRow({ endpointId, delivery }: { endpointId: string; delivery: Delivery }) {
  const t = useText('webhooks');
  const act = useCallMutation(replayDelivery);
  const hasChanged = useWebhooksChanged();
  const { deliveryId, type, subject, happenedAt, tries, status, ms, outcome, answer, nextTryAt } = delivery;
  const { key, tone } = deliveryState(delivery);

  async function replay(): Promise<void> {
    if (!(await act.run({ endpointId, deliveryId }))) return;
    showToast('success', t('queued'));
    await hasChanged();
  }

  return (
    <li className="grid gap-1 border-t border-line py-3 text-13 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusTag tone={tone} label={t(key)} />
        <span className="font-semibold">{t(eventKeys[type])}</span>
        <bdi dir="ltr" className="text-ink-soft wrap-anywhere">
          {subject}
        </bdi>
        <Moment at={happenedAt} />
        <span className="ms-auto">
          <Button size="small" variant="quiet" isLoading={act.isRunning} loadingLabel={t('queued')} onClick={() => void replay()}>
            {t('replay')}
            <VisuallyHidden text={subject} />
          </Button>
        </span>
      </div>
      {outcome !== null && (
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <span>{status === null ? t('no_answer') : t('answered', { status, ms: ms ?? 0 })}</span>
          <span>{t('tries', { count: tries })}</span>
          {nextTryAt !== null && (
            <span>
              {t('next_try')} <Moment at={nextTryAt} />
            </span>
          )}
        </p>
      )}
      {answer !== null && (
        <p dir="ltr" className="text-12 text-ink-soft wrap-anywhere">
          <bdi>{answer}</bdi>
        </p>
      )}
      <ProblemBanner problem={act.problem} />
    </li>
  );
}

function ReplayDay({ endpointId }: { endpointId: string }) {
  const t = useText('webhooks');
  const act = useCallMutation(replaySince);
  const hasChanged = useWebhooksChanged();

  async function replay(): Promise<void> {
    const answer = await act.run({ endpointId, since: new Date(Date.now() - dayMs).toISOString() });
    if (!answer) return;
    showToast('success', t('replayed', { count: answer.count }));
    await hasChanged();
  }

  return (
    <div className="grid gap-2">
      <ProblemBanner problem={act.problem} />
      <div>
        <Button size="small" variant="secondary" isLoading={act.isRunning} loadingLabel={t('queued')} onClick={() => void replay()}>
          {t('replay_day')}
        </Button>
      </div>
    </div>
  );
}
