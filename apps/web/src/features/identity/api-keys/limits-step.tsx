import { offeredScopes } from '@peerbourse/contract/api-scope';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Select } from '@peerbourse/ui/fields/select';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { FormDialog } from '#parts/form-dialog.tsx';
import { AddressesField } from './addresses-field.tsx';
import { livesFor } from './key-draft.ts';
import type { StepProps } from './kind-step.tsx';
import { scopeWords } from './scope-words.ts';

interface LimitsStepProps extends StepProps {
  onNext: () => void;
  onBack: () => void;
}

/** What the key may do, from where, and for how long. */
export function LimitsStep({ draft, problem, onChange, onNext, onBack }: LimitsStepProps) {
  const t = useText('api-keys');
  const account = useText('account');
  const form = useId();
  const [isChecked, setIsChecked] = useState(false);
  const lives = livesFor(draft.addresses);
  const isAboutAddresses = problem?.refusal === 'api-keys.bad-address' || problem?.refusal === 'api-keys.needs-addresses';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (draft.scopes.length > 0) onNext();
  }

  return (
    <FormDialog
      title={t('create')}
      note={t('step', { step: 2, steps: 3 })}
      form={form}
      submitLabel={t('next')}
      runningLabel={account('saving')}
      cancelLabel={t('back')}
      isRunning={false}
      onClose={onBack}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-13 font-medium text-ink-soft">{t('scopes')}</legend>
          {offeredScopes.map((scope, at) => (
            <Checkbox
              key={scope}
              label={t(scopeWords[scope].name)}
              note={t(scopeWords[scope].note)}
              checked={draft.scopes.includes(scope)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ scopes: offeredScopes.filter((other) => (other === scope ? checked : draft.scopes.includes(other))) })
              }
              error={at === offeredScopes.length - 1 && isChecked && draft.scopes.length === 0 && t('scopes_missing')}
            />
          ))}
        </fieldset>
        <AddressesField
          value={draft.addresses}
          error={isAboutAddresses ? problem?.message : undefined}
          onChange={(addresses) => onChange({ addresses })}
        />
        <Select
          label={t('life_label')}
          options={lives.map((days) => ({ value: days, label: days === '' ? t('no_end') : t('life_days', { days: Number(days) }) }))}
          value={lives.includes(draft.life) ? draft.life : '90'}
          onChange={(event) => onChange({ life: event.currentTarget.value })}
        />
      </form>
    </FormDialog>
  );
}
