import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#parts/button.tsx';
import { type ViewReason, viewsLeftText } from './customers/customer-text.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { noReasonProblem, ViewReasonField } from './view-reason-field.tsx';

export interface ViewReasonFormProps {
  viewsLeft: number;
  isBusy: boolean;
  onReason: (reason: ViewReason) => void;
}

/** From the list to the question, so that the case is opened without the mouse. */
const reasonKeys = [{ key: 'enter', act: 'answer', label: 'Say why you look' }] as const;

/** Stands where something of a customer would stand, until the member says why they want to see it. */
export function ViewReasonForm({ viewsLeft, isBusy, onReason }: ViewReasonFormProps) {
  const [reason, setReason] = useState<ViewReason | ''>('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useDeskKeys(reasonKeys, true, () => form.current?.querySelector('select')?.focus());

  function state(event: FormEvent) {
    event.preventDefault();
    setProblem(reason === '' ? noReasonProblem : undefined);
    if (reason !== '' && !isBusy) onReason(reason);
  }

  return (
    <form
      ref={form}
      className="grid items-start gap-4 border-t border-line px-4 py-4 tablet:grid-cols-[minmax(0,24rem)_auto] tablet:justify-start tablet:px-5"
      onSubmit={state}
      noValidate
    >
      <ViewReasonField
        label="Why you look"
        hint={`Every look at a customer is recorded. ${viewsLeftText(viewsLeft)}.`}
        reason={reason}
        problem={problem}
        onChange={setReason}
      />
      <Button kind="primary" size="large" type="submit" isBusy={isBusy} className="tablet:mt-6.5">
        Show
      </Button>
    </form>
  );
}
