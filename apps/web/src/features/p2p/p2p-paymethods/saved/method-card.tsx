import { switchMethod } from '@peerbourse/contract/p2p/p2p-paymethods/switch-method';
import { Button } from '@peerbourse/ui/actions/button';
import { ConfirmDialog } from '@peerbourse/ui/overlays/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { useFieldLabel } from '#features/p2p/shared/field-label.ts';
import { DialogButton } from '#parts/dialog-button.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useMethodName } from '#parts/use-method-name.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { MethodMark } from '../method-mark.tsx';
import { useSettleText } from '../method-text.ts';
import { renewMethods } from '../renew-methods.ts';
import { MethodStateTag, MethodStateWhy } from './method-state.tsx';

const ShowMethod = lazy(async () => ({ default: (await import('./show-method-dialog.tsx')).ShowMethodDialog }));
const ChangeMethod = lazy(async () => ({ default: (await import('./change-method-dialog.tsx')).ChangeMethodDialog }));
const DeleteMethod = lazy(async () => ({ default: (await import('./delete-method-dialog.tsx')).DeleteMethodDialog }));

/** One account that somebody can be paid to: what it is, how it stands, and what can be done with it. */
export function MethodCard({ method }: { method: SavedMethod }) {
  const t = useText('paymethods');
  const settleText = useSettleText();
  const name = useMethodName()(method);
  const about = `${name} ${tailOf(method)}`;
  return (
    <li data-method={method.userPaymethodId} className="flex flex-col gap-3.5 rounded-large border border-line p-4 tablet:p-5">
      <div className="flex items-start gap-3">
        <MethodMark iconUrl={method.iconUrl} />
        <div className="min-w-0 flex-1">
          <h3 className="text-16 font-semibold wrap-anywhere">{name}</h3>
          <p className="text-13 text-ink-soft">{settleText(method)}</p>
        </div>
        <MethodStateTag state={method.state} />
      </div>
      <MaskedValues method={method} />
      <MethodStateWhy method={method} />
      <UsedBy onlineAds={method.onlineAds} />
      <div className="mt-auto border-t border-line pt-2.5">
        {/* Columns of equal width on a phone, so that no action is left alone in a line. */}
        <div className={`-mx-3.5 grid tablet:flex tablet:flex-wrap ${method.disabledBy === 'risk' ? 'grid-cols-3' : 'grid-cols-2'}`}>
          <DialogButton variant="quiet" about={about} dialog={(close) => <ShowMethod method={method} onClose={close} />}>
            {t('show')}
          </DialogButton>
          {method.disabledBy !== 'template' && (
            <DialogButton
              variant={method.state === 'NEEDS_UPDATE' ? 'primary' : 'quiet'}
              about={about}
              dialog={(close) => <ChangeMethod method={method} onClose={close} />}
            >
              {t(method.state === 'NEEDS_UPDATE' ? 'update' : 'change')}
            </DialogButton>
          )}
          {method.disabledBy !== 'template' && method.disabledBy !== 'risk' && <SwitchButton method={method} about={about} />}
          <DialogButton variant="quiet" about={about} dialog={(close) => <DeleteMethod method={method} onClose={close} />}>
            {t('delete')}
          </DialogButton>
        </div>
      </div>
    </li>
  );
}

/** The end of what tells two accounts apart. */
function tailOf({ paymethodInfo }: SavedMethod): string {
  return paymethodInfo.find(({ value }) => value.includes('*'))?.value.replaceAll('*', '') ?? '';
}

function MaskedValues({ method }: { method: SavedMethod }) {
  const t = useText('paymethods');
  const labelOf = useFieldLabel();
  const shown = method.paymethodInfo.filter(({ value }) => value !== '');
  const rows = [
    { name: 'holder', label: t('holder'), value: method.paymethodUserName },
    ...shown.map((field) => ({ ...field, label: labelOf(field.label) })),
  ];
  return (
    <dl className="grid gap-1.5 text-14">
      {rows.map(({ name, label, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-13 text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-end font-medium wrap-anywhere">
            <bdi className={value.includes('*') ? 'figure' : undefined}>{value.replaceAll('*', '•')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function UsedBy({ onlineAds }: { onlineAds: number }) {
  const t = useText('paymethods');
  if (onlineAds === 0) return <p className="text-13 text-ink-soft">{t('used_by', { count: 0 })}</p>;
  return (
    <p className="text-13">
      <Link to="/p2p-trade/ads" className="font-semibold text-brand hover:underline">
        {t('used_by', { count: onlineAds })}
      </Link>
    </p>
  );
}

/** Off at once, unless ads would leave the market with it: that is asked first. */
function SwitchButton({ method, about }: { method: SavedMethod; about: string }) {
  const t = useText('paymethods');
  const client = useQueryClient();
  const act = useCallMutation(switchMethod);
  const [isAsking, setIsAsking] = useState(false);
  const isOff = method.state === 'DISABLED';
  const { userPaymethodId, onlineAds } = method;
  const name = useMethodName()(method);

  async function turn(): Promise<void> {
    if (!(await act.run({ userPaymethodId, isEnabled: isOff }))) return;
    await renewMethods(client);
    setIsAsking(false);
    showToast('success', t(isOff ? 'switched_on' : 'switched_off', { name }));
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isLoading={act.isRunning && !isAsking}
        loadingLabel={t('saving')}
        onClick={() => (!isOff && onlineAds > 0 ? setIsAsking(true) : void turn())}
      >
        {t(isOff ? 'switch_on' : 'switch_off')}
        <VisuallyHidden text={about} />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('switch_off_title', { name })}
        confirmLabel={t('switch_off')}
        cancelLabel={t('cancel')}
        isLoading={act.isRunning}
        loadingLabel={t('saving')}
        onConfirm={() => void turn()}
        onCancel={() => setIsAsking(false)}
      >
        {t('switch_off_ads', { count: onlineAds })}
      </ConfirmDialog>
      {act.problem && (
        <div className="col-span-full w-full px-3.5">
          <ProblemBanner problem={act.problem} />
        </div>
      )}
    </>
  );
}
