import type { CallOutput } from '@peerbourse/contract/call';
import { findUsers } from '@peerbourse/contract/identity/customers/find-users';
import { type FormEvent, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { stateTones, type ViewReason, viewsLeftText } from '#desk/customers/customer-text.ts';
import { noReasonProblem, ViewReasonField } from '#desk/view-reason-field.tsx';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { Field } from '#parts/field.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';

const tooMany = 'More than five customers have this in their email address. Enter more of it.';

type Found = CallOutput<typeof findUsers>['users'][number];

interface FindPanelProps {
  onOpen: (userId: string, reason: ViewReason) => void;
}

export function FindPanel({ onOpen }: FindPanelProps) {
  const [query, setQuery] = useState('');
  const [reason, setReason] = useState<ViewReason | ''>('');
  const [problems, setProblems] = useState<{ query?: string; reason?: string }>({});
  const { progress, send } = useSubmission(findUsers);

  async function find(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    const found = {
      ...(query.trim().length < 4 ? { query: 'Enter at least 4 characters.' } : {}),
      ...(reason === '' ? { reason: noReasonProblem } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || reason === '') return;
    await send({ query: query.trim(), reason });
  }

  return (
    <Panel
      id="find"
      title="Find a customer"
      note={progress.state === 'done' ? `every look is recorded; ${viewsLeftText(progress.output.viewsLeft)}` : 'every look is recorded'}
    >
      <form
        className="grid items-start gap-4 border-t border-line px-4 py-4 tablet:grid-cols-[2fr_1fr_auto] tablet:px-5"
        onSubmit={find}
        noValidate
      >
        <Field
          label="User id, email or phone"
          hint="A whole user id or phone number (with + and country code), or any part of an email address from the beginning of a word."
          problem={problems.query}
          control={(wiring) => (
            <input
              {...wiring}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        />
        <ViewReasonField label="Reason" reason={reason} problem={problems.reason} onChange={setReason} />
        <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'} className="tablet:mt-6.5">
          Find
        </Button>
      </form>
      <div className="px-4 tablet:px-5 [&>*]:mb-4">
        <OutcomeNotice progress={progress} />
      </div>
      {progress.state === 'done' && reason !== '' && (
        <div ref={(found) => found?.querySelector('button')?.focus()}>
          <CardTable
            caption="Customers that were found"
            columns={columns((userId) => onOpen(userId, reason))}
            rows={progress.output.users}
            keyOf={({ userId }) => userId}
            emptyText={progress.output.isTooMany ? tooMany : 'Nobody has this user id, email address or phone number.'}
          />
        </div>
      )}
    </Panel>
  );
}

function columns(onOpen: (userId: string) => void): Column<Found>[] {
  return [
    { name: 'User id', cell: ({ userId }) => userId },
    { name: 'Name', cell: ({ userName }) => userName },
    { name: 'Email', cell: ({ email }) => email ?? 'none', onCard: 'half' },
    { name: 'State', cell: ({ state }) => <StateTag tone={stateTones[state]} label={state} /> },
    { name: 'Kind', cell: ({ isChild }) => (isChild ? 'Child account' : 'Main account') },
    {
      name: 'Action',
      onCard: 'corner',
      isAtEnd: true,
      className: 'tablet:py-1!',
      cell: ({ userId }) => (
        <Button aria-label={`Open ${userId}`} onClick={() => onOpen(userId)}>
          Open
        </Button>
      ),
    },
  ];
}
