import type { UploadPurpose } from '@peerbourse/contract/core/files/file.shape';
import { submitVerification } from '@peerbourse/contract/identity/verification/submit-verification';
import { Stepper } from '@peerbourse/ui/figures/stepper';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { type VerificationState, verificationStateQuery } from '#queries/verification/verification-state.query.ts';
import {
  applicationOf,
  type Draft,
  emptyDraft,
  type Photo,
  type Problems,
  type StepName,
  stepProblems,
  steps,
  stepToCorrect,
} from './application.form.ts';
import { DocumentStep } from './document-step.tsx';
import { PersonStep } from './person-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';

/** From what age on people are verified; some countries ask for more. */
export type Ages = Pick<VerificationState, 'minimumAge' | 'minimumAges'>;

/** The application from the document to sending it. What was entered is kept on this page alone, until it is sent or left. */
export function ApplicationSteps({ ages }: { ages: Ages }) {
  const t = useText('verification');
  const client = useQueryClient();
  const act = useCallMutation(submitVerification);
  const [draft, setDraft] = useState(emptyDraft);
  const [step, setStep] = useState<StepName>('document');
  const [problems, setProblems] = useState<Problems>({});
  const place = steps.indexOf(step);
  const years = ages.minimumAges[draft.country] ?? ages.minimumAge;

  function goTo(next: StepName): void {
    setProblems({});
    setStep(next);
  }

  function change(changed: Partial<Draft>): void {
    setDraft((before) => ({ ...before, ...changed }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(changed, name))));
  }

  function done(): void {
    const found = stepProblems(step, draft, { today: today(), years });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const next = steps[place + 1];
    if (next) goTo(next);
    else void submit();
  }

  async function submit(): Promise<void> {
    const application = applicationOf(draft);
    if (!application) return goTo('photos');
    const answer = await act.run(application, ({ refusal }) => {
      // Pictures that the server no longer has must be taken again.
      if (refusal === 'verification.picture-missing') change({ photos: {} });
      goTo(stepToCorrect(refusal));
    });
    if (answer) await client.invalidateQueries({ queryKey: verificationStateQuery.queryKey });
  }

  const props: StepProps = {
    draft,
    problems,
    years,
    onChange: change,
    onPhoto: (part, photo) => setDraft((before) => ({ ...before, photos: withPhoto(before.photos, part, photo) })),
    onDone: done,
    onBack: place === 0 ? undefined : () => goTo(steps[place - 1] ?? 'document'),
  };
  return (
    <div className="grid gap-6 rounded-large border border-line p-4 tablet:p-6">
      <Stepper
        label={t('steps')}
        doneLabel={t('step_done')}
        currentLabel={t('step_current')}
        current={place}
        steps={steps.map((key) => ({ key, label: t(`step_${key}`) }))}
      />
      <ProblemBanner problem={act.problem} />
      {step === 'document' && <DocumentStep {...props} />}
      {step === 'person' && <PersonStep {...props} />}
      {step === 'photos' && <PhotosStep {...props} />}
      {step === 'review' && <ReviewStep {...props} isSending={act.isRunning} onGoTo={goTo} />}
    </div>
  );
}

/** YYYY-MM-DD in UTC, as the server counts. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function withPhoto(photos: Draft['photos'], part: UploadPurpose, photo: Photo | undefined): Draft['photos'] {
  const { [part]: _before, ...others } = photos;
  return photo ? { ...others, [part]: photo } : others;
}
