import type { KeyboardEvent } from 'react';
import { Field } from '#parts/field.tsx';
import { reasonText, type ViewReason } from './customers/customer-text.ts';

export const noReasonProblem = 'Choose why you look.';

export interface ViewReasonFieldProps {
  label: string;
  hint?: string;
  reason: ViewReason | '';
  problem: string | undefined;
  onChange: (reason: ViewReason | '') => void;
}

/** Why somebody looks at a customer. Nothing is chosen beforehand. */
export function ViewReasonField({ label, hint, reason, problem, onChange }: ViewReasonFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem}
      control={(wiring) => (
        <select {...wiring} value={reason} onChange={(event) => onChange(event.target.value as ViewReason | '')} onKeyDown={sendByEnter}>
          <option value="">Choose</option>
          {Object.entries(reasonText).map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** As in a field of one line. Some browsers open the list instead, which Space and the arrows do everywhere. */
function sendByEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
