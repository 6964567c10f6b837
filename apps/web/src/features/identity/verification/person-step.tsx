import { alwaysEnds } from '@peerbourse/contract/identity/verification/verification.shape';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useText } from '#base/i18n/texts.tsx';
import { expiryOf } from './application.form.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export function PersonStep({ draft, problems, years, onChange, onDone, onBack }: StepProps) {
  const t = useText('verification');
  return (
    <StepForm title={t('step_person')} lead={t('person_lead')} submitLabel={t('next')} onBack={onBack} onSubmit={onDone}>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextInput
          label={t('first_name')}
          hint={t('first_name_hint')}
          autoComplete="given-name"
          maxLength={60}
          isRequired
          value={draft.firstName}
          error={problems.firstName && t(problems.firstName)}
          onChange={(event) => onChange({ firstName: event.currentTarget.value })}
        />
        <TextInput
          label={t('last_name')}
          autoComplete="family-name"
          maxLength={60}
          isRequired
          value={draft.lastName}
          error={problems.lastName && t(problems.lastName)}
          onChange={(event) => onChange({ lastName: event.currentTarget.value })}
        />
        <TextInput
          label={t('birth_date')}
          type="date"
          min="1900-01-01"
          autoComplete="bday"
          isRequired
          value={draft.birthDate}
          error={problems.birthDate && t(problems.birthDate, { years })}
          onChange={(event) => onChange({ birthDate: event.currentTarget.value })}
        />
        <TextInput
          label={t('document_number')}
          hint={t('document_number_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          isRequired
          value={draft.documentNumber}
          error={problems.documentNumber && t(problems.documentNumber)}
          onChange={(event) => onChange({ documentNumber: event.currentTarget.value })}
        />
        <Expiry draft={draft} problems={problems} onChange={onChange} />
      </div>
    </StepForm>
  );
}

function Expiry({ draft, problems, onChange }: Pick<StepProps, 'draft' | 'problems' | 'onChange'>) {
  const t = useText('verification');
  const isForLife = expiryOf(draft) === null;
  return (
    <div className="grid content-start gap-2">
      <TextInput
        label={t('expires_on')}
        hint={t('expires_on_hint')}
        type="date"
        max="2099-12-31"
        autoComplete="off"
        isRequired={!isForLife}
        disabled={isForLife}
        value={isForLife ? '' : draft.expiresOn}
        error={problems.expiresOn && t(problems.expiresOn)}
        onChange={(event) => onChange({ expiresOn: event.currentTarget.value })}
      />
      {draft.documentType !== undefined && !alwaysEnds(draft.documentType) && (
        <Checkbox
          label={t('never_expires')}
          checked={draft.neverExpires}
          onChange={(event) => onChange({ neverExpires: event.currentTarget.checked, expiresOn: '' })}
        />
      )}
    </div>
  );
}
