import { useText } from '#base/i18n/texts.tsx';
import { photoParts } from './application.form.ts';
import { photoText } from './document-text.ts';
import { PhotoField } from './photo-field.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export function PhotosStep({ draft, problems, onPhoto, onDone, onBack }: StepProps) {
  const t = useText('verification');
  return (
    <StepForm title={t('step_photos')} lead={t('photo_formats')} submitLabel={t('next')} onBack={onBack} onSubmit={onDone}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {photoParts(draft.documentType).map((part) => {
          const text = photoText(part, draft.documentType);
          const problem = problems[part];
          return (
            <PhotoField
              key={part}
              part={part}
              name={t(text.name)}
              how={t(text.how)}
              photo={draft.photos[part]}
              problem={problem && t(problem)}
              onPhoto={(photo) => onPhoto(part, photo)}
            />
          );
        })}
      </div>
    </StepForm>
  );
}
