import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { expiryOf, photoParts, type StepName } from './application.form.ts';
import { documentText, photoText } from './document-text.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

interface ReviewStepProps extends StepProps {
  isSending: boolean;
  onGoTo: (step: StepName) => void;
}

export function ReviewStep({ draft, problems, isSending, onChange, onDone, onBack, onGoTo }: ReviewStepProps) {
  const t = useText('verification');
  const nameOf = useCountryName();
  const change = (step: StepName, what: string) => (
    <Button variant="quiet" size="small" aria-label={`${t('change')}: ${what}`} onClick={() => onGoTo(step)}>
      {t('change')}
    </Button>
  );
  const document = draft.documentType ? t(documentText[draft.documentType].name) : '';
  return (
    <StepForm
      title={t('step_review')}
      lead={t('review_lead')}
      submitLabel={t('submit')}
      sendingLabel={t('submitting')}
      isSending={isSending}
      onBack={onBack}
      onSubmit={onDone}
    >
      <DefinitionList
        definitions={[
          {
            name: t('review_document'),
            value: t('document_of', { document, country: nameOf(draft.country) }),
            action: change('document', t('review_document')),
          },
          { name: t('first_name'), value: draft.firstName, action: change('person', t('step_person')) },
          { name: t('last_name'), value: draft.lastName },
          { name: t('review_birth_date'), value: draft.birthDate, isFigure: true },
          { name: t('review_expires_on'), value: expiryOf(draft) ?? t('review_never_expires'), isFigure: expiryOf(draft) !== null },
          { name: t('review_number'), value: draft.documentNumber, isFigure: true },
          { name: t('review_photos'), value: <Previews draft={draft} />, action: change('photos', t('review_photos')) },
        ]}
      />
      <Checkbox
        label={t('consent')}
        checked={draft.hasAgreed}
        error={problems.hasAgreed && t(problems.hasAgreed)}
        onChange={(event) => onChange({ hasAgreed: event.currentTarget.checked })}
      />
    </StepForm>
  );
}

function Previews({ draft: { photos, documentType } }: Pick<ReviewStepProps, 'draft'>) {
  const t = useText('verification');
  return (
    <span className="flex flex-wrap gap-2">
      {photoParts(documentType).map((part) => (
        <img
          key={part}
          src={photos[part]?.preview}
          alt={t('photo_alt', { part: t(photoText(part, documentType).name) })}
          className="h-16 w-24 rounded-small bg-sunken object-cover"
        />
      ))}
    </span>
  );
}
