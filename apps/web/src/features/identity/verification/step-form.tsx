import { Button } from '@peerbourse/ui/actions/button';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#base/i18n/texts.tsx';

interface StepFormProps {
  title: string;
  lead?: string;
  submitLabel: string;
  /** Spoken while an answer is awaited. */
  sendingLabel?: string;
  isSending?: boolean;
  /** Missing on the first step. */
  onBack?: (() => void) | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** One step of the application. Its title takes focus when it appears, so that everybody knows where they are. */
export function StepForm({ title, lead, submitLabel, sendingLabel, isSending = false, onBack, onSubmit, children }: StepFormProps) {
  const t = useText('verification');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = onBack === undefined;
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    onSubmit();
    // Whatever turned out to be wrong is drawn by then.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-18 font-bold outline-none">
          {title}
        </h2>
        {lead && <p className="mt-1 text-14 text-ink-soft">{lead}</p>}
      </div>
      {children}
      <div className="flex flex-col-reverse gap-2.5 tablet:flex-row tablet:justify-end">
        {onBack && (
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <div>
          <Button type="submit" size="large" isWide isLoading={isSending} loadingLabel={sendingLabel}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
