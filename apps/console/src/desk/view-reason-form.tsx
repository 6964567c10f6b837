import { type FormEvent, useState } from 'react';
import { Button } from '#parts/button.tsx';
import { type ViewReason, viewsLeftText } from './customer-text.ts';
import { noReasonProblem, ViewReasonField } from './view-reason-field.tsx';

export interface ViewReasonFormProps {
  viewsLeft: number;
  isBusy: boolean;
  onReason: (reason: ViewReason) => void;
}

/** Stands where something of a customer would stand, until the member says why they want to see it. */
export function ViewReasonForm({ viewsLeft, isBusy, onReason }: ViewReasonFormProps) {
  const [reason, setReason] = useState<ViewReason | ''>('');
  const [problem, setProblem] = useState<string>();

  function state(event: FormEvent) {
    event.preventDefault();
    setProblem(reason === '' ? noReasonProblem : undefined);
    if (reason !== '' && !isBusy) onReason(reason);
  }

  return (
    <form
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
