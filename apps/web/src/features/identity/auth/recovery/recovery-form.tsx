import { askRecovery } from '@peerbourse/contract/identity/recoveries/ask-recovery';
import { emailProblem } from '@peerbourse/rules/email';
import { type VerificationMethod, verificationMethods } from '@peerbourse/rules/verification';
import { Button } from '@peerbourse/ui/actions/button';
import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { Upload } from '@peerbourse/ui/fields/upload';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { useBrand } from '#site/site-settings.ts';
import { useFieldProblems } from '../fields/field-problems.ts';
import type { LogInTicket } from '../log-in-answer.ts';
import { type Photo, photoKinds, photoProblem, readPhoto } from './read-photo.ts';

interface RecoveryFormProps {
  asked: LogInTicket;
  onSent: () => Promise<void>;
  onStartOver: (problem: Problem) => void;
}

export function RecoveryForm({ asked, onSent, onStartOver }: RecoveryFormProps) {
  const t = useText('auth');
  const methods = verificationMethods(asked.methods);
  const [lost, setLost] = useState<readonly VerificationMethod[]>(methods.length === 1 ? methods : []);
  const [newEmail, setNewEmail] = useState('');
  const [photo, setPhoto] = useState<Photo>();
  const { form, of: problems, show, clear } = useFieldProblems(['lost', 'newEmail', 'photo']);
  const act = useCallMutation(askRecovery);
  const needsEmail = lost.includes('email');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isWrong = show({
      lost: lost.length === 0 ? t('problem_lost_empty') : undefined,
      newEmail: needsEmail && emailProblem(newEmail.trim()) ? t('problem_email') : undefined,
      photo: photo ? undefined : t('problem_photo_empty'),
    });
    if (isWrong || !photo) return;
    const input = { ticket: asked.ticket, lost: [...lost], selfie: photo.base64, ...(needsEmail ? { newEmail: newEmail.trim() } : {}) };
    const answer = await act.run(input, (problem) => {
      if (problem.refusal === 'security.ticket-over') onStartOver(problem);
    });
    if (answer) await onSent();
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <LostMethods
        methods={methods}
        lost={lost}
        problem={problems.lost}
        onChange={(next) => {
          setLost(next);
          clear('lost');
        }}
      />
      {needsEmail && (
        <TextInput
          name="newEmail"
          label={t('recovery_new_email')}
          hint={t('recovery_new_email_hint')}
          value={newEmail}
          onChange={({ currentTarget }) => {
            setNewEmail(currentTarget.value);
            clear('newEmail');
          }}
          error={problems.newEmail}
          isRequired
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          dir="ltr"
          className="text-start"
        />
      )}
      <PhotoField photo={photo} problem={problems.photo} onChange={setPhoto} onProblem={(problem) => show({ photo: problem })} />
      <ProblemBanner problem={act.problem} />
      <Button type="submit" size="large" isWide isLoading={act.isRunning} loadingLabel={t('recovery_sending')}>
        {t('recovery_send')}
      </Button>
    </form>
  );
}

interface LostMethodsProps {
  methods: readonly VerificationMethod[];
  lost: readonly VerificationMethod[];
  problem: string | undefined;
  onChange: (lost: VerificationMethod[]) => void;
}

function LostMethods({ methods, lost, problem, onChange }: LostMethodsProps) {
  const t = useText('auth');
  return (
    <fieldset>
      <legend className="text-13 font-medium text-ink-soft">{t('recovery_lost')}</legend>
      {methods.map((method) => (
        <Checkbox
          key={method}
          name="lost"
          label={t(`recovery_lost_${method}`)}
          checked={lost.includes(method)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked
                ? methods.filter((each) => each === method || lost.includes(each))
                : lost.filter((each) => each !== method),
            )
          }
        />
      ))}
      <ErrorFade error={problem} />
    </fieldset>
  );
}

interface PhotoFieldProps {
  photo: Photo | undefined;
  problem: string | undefined;
  onChange: (photo: Photo | undefined) => void;
  onProblem: (problem: string | undefined) => void;
}

function PhotoField({ photo, problem, onChange, onProblem }: PhotoFieldProps) {
  const t = useText('auth');
  const brand = useBrand().name;

  async function add([file]: File[]): Promise<void> {
    if (!file) return;
    const wrong = photoProblem(file);
    onProblem(wrong && t(wrong));
    onChange(wrong ? undefined : await readPhoto(file));
  }

  return (
    <Upload
      label={t('recovery_selfie')}
      chooseLabel={t('choose_photo')}
      hint={t('recovery_selfie_hint', { brand })}
      error={problem}
      accept={photoKinds}
      files={photo ? [{ key: 'photo', name: photo.name, previewUrl: photo.dataUrl }] : []}
      onAdd={(files) => void add(files)}
      onRemove={() => onChange(undefined)}
      removeLabel={(name) => t('remove_photo', { name })}
      progressLabel={(name) => t('photo_progress', { name })}
    />
  );
}
