import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type EndpointList, endpointListQuery } from '#queries/webhooks/endpoint-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { EndpointCard } from './endpoint-card.tsx';

const CreateDialog = lazy(async () => ({ default: (await import('./create-dialog.tsx')).CreateDialog }));

/** The servers that are told what happens to the account. */
export function WebhooksPanel() {
  const t = useText('webhooks');
  const account = useText('account');
  return (
    <QueryBoundary query={endpointListQuery} fallback={<Skeleton shape="block" className="h-60" />}>
      {(list) => (
        <Panel
          title={t('yours')}
          isBareOnPhone
          aside={
            <DialogButton variant="primary" reason={reasonOf(list, t)} dialog={(close) => <CreateDialog onClose={close} />}>
              {t('add')}
            </DialogButton>
          }
        >
          {!list.isVerified && (
            <Banner tone="info">
              <span className="flex flex-wrap items-center justify-between gap-3">
                {t('verify_first')}
                <LinkButton to="/account/verified" size="small" variant="secondary">
                  {account('nav_verification')}
                </LinkButton>
              </span>
            </Banner>
          )}
          {list.endpoints.length === 0 ? (
            <NothingYet title={t('none')} text={t('none_note')} />
          ) : (
            <ul className="grid gap-3">
              {list.endpoints.map((endpoint) => (
                <EndpointCard key={endpoint.endpointId} endpoint={endpoint} />
              ))}
            </ul>
          )}
        </Panel>
      )}
    </QueryBoundary>
  );
}

function reasonOf({ isVerified, endpoints, most }: EndpointList, t: ReturnType<typeof useText<'webhooks'>>): string | undefined {
  if (!isVerified) return t('verify_first');
  return endpoints.length >= most ? t('full', { most }) : undefined;
}
