import { addMethod } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { CurrencyField } from '#parts/choices/currency-field.tsx';
import { type CallMutation, useCallMutation } from '#parts/use-call-mutation.ts';
import { useMethodName } from '#parts/use-method-name.ts';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import { type MethodTemplate, methodTemplateListQuery } from '#queries/p2p-paymethods/method-template-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { KindHead } from './kind-head.tsx';
import { MethodForm, type TypedMethod } from './method-form.tsx';
import { MissingFirst } from './missing-first.tsx';
import { renewMethods } from './renew-methods.ts';
import { TemplatePicker } from './template-picker.tsx';
import { useMissingFirst } from './use-missing-first.ts';

interface AddMethodDialogProps {
  /** The currency to begin with. */
  fiat?: string | undefined;
  onAdded: (userPaymethodId: string) => void;
  onClose: () => void;
}

/** Saves an account to be paid to: a currency, a way to pay, and what that asks for. Whoever cannot yet is led to what is missing. */
export function AddMethodDialog({ fiat: wanted, onAdded, onClose }: AddMethodDialogProps) {
  const t = useText('paymethods');
  const common = useText('common');
  const nameOf = useMethodName();
  const form = useId();
  const client = useQueryClient();
  const act = useCallMutation(addMethod);
  const preferred = useRead(myTraderQuery)?.fiatPreference;
  const [chosenFiat, setChosenFiat] = useState<string>();
  const [template, setTemplate] = useState<MethodTemplate>();
  const fiat = chosenFiat ?? wanted ?? (preferred || 'USD');

  async function save(chosen: MethodTemplate, typed: TypedMethod): Promise<void> {
    const answer = await act.run({ paymethodId: chosen.paymethodId, fiatCode: fiat, ...typed });
    if (!answer) return;
    await renewMethods(client);
    showToast('success', t(answer.state === 'COOLING' ? 'added_cooling' : 'added', { name: nameOf(chosen) }));
    onAdded(answer.userPaymethodId);
    onClose();
  }

  function leaveTemplate(): void {
    setTemplate(undefined);
    act.reset();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('add')}
      note={t('add_note')}
      closeLabel={common('close')}
      actions={
        template && (
          <>
            <Button type="submit" form={form} isWide isLoading={act.isRunning} loadingLabel={t('saving')}>
              {t('save')}
            </Button>
            <Button variant="secondary" isWide onClick={leaveTemplate}>
              {t('back')}
            </Button>
          </>
        )
      }
    >
      {template ? (
        <Filling id={form} fiat={fiat} template={template} act={act} onSubmit={(typed) => void save(template, typed)} />
      ) : (
        <Choosing fiat={fiat} onFiat={setChosenFiat} onTemplate={setTemplate} />
      )}
    </Dialog>
  );
}

interface ChoosingProps {
  fiat: string;
  onFiat: (fiat: string) => void;
  onTemplate: (template: MethodTemplate) => void;
}

function Choosing({ fiat, onFiat, onTemplate }: ChoosingProps) {
  const missing = useMissingFirst();
  if (!missing) return <Skeleton shape="block" className="h-96" />;
  if (missing.length > 0) return <MissingFirst steps={missing} />;
  return (
    <div className="grid gap-4">
      <FiatSelect value={fiat} onChange={onFiat} />
      <TemplatePicker key={fiat} fiat={fiat} onChoose={onTemplate} />
    </div>
  );
}

function FiatSelect({ value, onChange }: { value: string; onChange: (fiat: string) => void }) {
  const t = useText('paymethods');
  const offered = useRead(fiatListQuery)?.fiatList.map(({ fiatCode }) => fiatCode) ?? [];
  return <CurrencyField label={t('currency')} currencies={offered} value={value} onChange={onChange} />;
}

interface FillingProps {
  id: string;
  fiat: string;
  template: MethodTemplate;
  act: CallMutation<typeof addMethod>;
  onSubmit: (typed: TypedMethod) => void;
}

function Filling({ id, fiat, template, act, onSubmit }: FillingProps) {
  const holder = useRead(methodTemplateListQuery(fiat))?.paymethodUserName ?? '';
  return (
    <MethodForm
      id={id}
      holder={holder}
      kind={template}
      fields={template.paymethodInfo}
      problem={act.problem}
      isRunning={act.isRunning}
      onChange={act.reset}
      onSubmit={onSubmit}
    >
      <KindHead kind={template} fiat={fiat} />
    </MethodForm>
  );
}
