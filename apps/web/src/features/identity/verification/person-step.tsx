import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useText } from '#base/i18n/texts.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export function PersonStep({ draft, problems, onChange, onDone, onBack }: StepProps) {
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
          error={problems.birthDate && t(problems.birthDate)}
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
      </div>
    </StepForm>
  );
}
