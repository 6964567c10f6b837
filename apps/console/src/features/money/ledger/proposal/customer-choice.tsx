import { findUsers } from '@peerbourse/contract/identity/customers/find-users';
import { type FormEvent, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { noReasonProblem, ViewReasonField } from '#desk/view-reason-field.tsx';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { type CorrectionOwner, CustomerLine, type FoundCustomer } from './customer-line.tsx';

export interface CustomerChoiceProps {
  firstQuery: string;
  onCancel: () => void;
  onChoose: (owner: CorrectionOwner) => void;
}

/** Who it is about. The look is recorded with its reason, as on the screen of the customers. */
export function CustomerChoice({ firstQuery, onCancel, onChoose }: CustomerChoiceProps) {
  const [query, setQuery] = useState(firstQuery);
  const [reason, setReason] = useState<ViewReason | ''>('');
  const [problems, setProblems] = useState<{ query?: string; reason?: string }>({});
  const { progress, send } = useSubmission(findUsers);
  const found = progress.state === 'done' ? progress.output.users : undefined;

  async function find(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    const wrong = {
      ...(query.trim().length < 5 ? { query: 'Enter a whole user id, email address or phone number.' } : {}),
      ...(reason === '' ? { reason: noReasonProblem } : {}),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || reason === '') return;
    const next = await send({ query: query.trim(), reason });
    const [only, ...others] = next.state === 'done' ? next.output.users : [];
    if (only && others.length === 0) onChoose(only);
  }

  return (
    <form className="grid gap-4" onSubmit={find} noValidate>
      <Field
        label="User id, email or phone"
        hint="The whole value; a phone number with + and its country code."
        problem={problems.query}
        control={(wiring) => (
          <input
            {...wiring}
            data-first-focus
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
      />
      <ViewReasonField
        label="Why you look"
        hint="Every look at a customer is recorded."
        reason={reason}
        problem={problems.reason}
        onChange={setReason}
      />
      <OutcomeNotice progress={progress} />
      {found?.length === 0 && <Notice tone="watch">Nobody has this user id, email address or phone number.</Notice>}
      {found && found.length > 1 && <FoundList found={found} onChoose={onChoose} />}
      <div className="flex flex-wrap justify-end gap-2">
        {firstQuery === '' && (
          <Button kind="quiet" size="large" onClick={() => onChoose('house')}>
            The house's inventory
          </Button>
        )}
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
          Find the customer
        </Button>
      </div>
    </form>
  );
}

function FoundList({ found, onChoose }: { found: readonly FoundCustomer[]; onChoose: (customer: FoundCustomer) => void }) {
  return (
    <ul className="grid gap-2">
      {found.map((customer) => (
        <li key={customer.userId}>
          <CustomerLine
            customer={customer}
            action={
              <Button aria-label={`Choose ${customer.userId}`} onClick={() => onChoose(customer)}>
                Choose
              </Button>
            }
          />
        </li>
      ))}
    </ul>
  );
}
