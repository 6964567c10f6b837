import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Plus } from 'lucide-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { myMethodListQuery, type SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { groupsOf, type MethodGroup } from '../method.form.ts';
import { FiatFilter } from './fiat-filter.tsx';
import { MethodCard } from './method-card.tsx';

const AddMethod = lazy(async () => ({ default: (await import('../add-method-dialog.tsx')).AddMethodDialog }));

/** Accounts that somebody is paid to, currency by currency. The address may ask for one currency alone. */
export function PaymentMethodsScreen() {
  return (
    <QueryBoundary query={myMethodListQuery()} fallback={<Skeleton shape="block" className="h-96" />}>
      {({ paymethods, addPayCount }) => <Methods methods={paymethods} limit={addPayCount} />}
    </QueryBoundary>
  );
}

function Methods({ methods, limit }: { methods: readonly SavedMethod[]; limit: number }) {
  const t = useText('paymethods');
  const [search] = useSearchParams();
  const asked = search.get('fiat') ?? '';
  const wanted = /^[A-Z]{3}$/.test(asked) ? asked : undefined;
  const groups = groupsOf(methods, wanted);
  const isFull = wanted !== undefined && (groups[0]?.methods.length ?? 0) >= limit;
  return (
    <div className="grid gap-4 tablet:gap-5">
      {methods.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <FiatFilter methods={methods} wanted={wanted} />
          <AddButton fiat={wanted} reason={isFull ? t('full', { fiat: wanted }) : undefined} />
        </div>
      )}
      {groups.length === 0 && <NoMethods fiat={undefined} />}
      {groups.map((group) => (
        <FiatPanel key={group.fiat} group={group} limit={limit} />
      ))}
    </div>
  );
}

function FiatPanel({ group: { fiat, methods }, limit }: { group: MethodGroup; limit: number }) {
  const t = useText('paymethods');
  const isFull = methods.length >= limit;
  return (
    <Panel
      title={fiat}
      lead={
        <>
          <span className="tabular-nums">{t('count', { count: methods.length, limit })}</span>
          {isFull && ` · ${t('full', { fiat })}`}
        </>
      }
      isBareOnPhone
    >
      {methods.length === 0 ? (
        <NoMethods fiat={fiat} />
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2">
          {methods.map((method) => (
            <MethodCard key={method.userPaymethodId} method={method} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NoMethods({ fiat }: { fiat: string | undefined }) {
  const t = useText('paymethods');
  return (
    <div className={fiat === undefined ? 'rounded-large border border-line' : ''}>
      <NothingYet
        title={fiat === undefined ? t('none') : t('none_in', { fiat })}
        text={t('none_text')}
        action={<AddButton fiat={fiat} />}
      />
    </div>
  );
}

function AddButton({ fiat, reason }: { fiat: string | undefined; reason?: string | undefined }) {
  const t = useText('paymethods');
  return (
    <DialogButton
      variant="primary"
      size="medium"
      reason={reason}
      dialog={(close) => <AddMethod fiat={fiat} onAdded={() => undefined} onClose={close} />}
    >
      <span className="flex items-center gap-2">
        <Plus size={16} aria-hidden="true" />
        {t('add')}
      </span>
    </DialogButton>
  );
}
