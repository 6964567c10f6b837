import type { CallOutput } from '@peerbourse/contract/call';
import type { dryRun } from '@peerbourse/contract/identity/risk/desk/dry-run';
import { customerFragment } from '#desk/customers/customer-address.ts';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { actText } from './risk-text.ts';

type Result = CallOutput<typeof dryRun>;

const ofTodayText: Record<Result['ofToday'][number], string> = {
  identityLevel: 'the identity level',
  country: 'the country',
  'ad-amount': 'the amount of an ad',
};

/** Whom the rule would have met, how often rightly, and what could not be known. */
export function DryRunResult({ result }: { result: Result }) {
  const { acts, people, metActs, metPeople, badPeople, since, isComplete, ofToday, examples } = result;
  return (
    <div className="grid gap-3 text-13">
      <p role="status">
        Of {acts} acts of {people} people, the rule would have met <b className="font-semibold">{metActs}</b> acts of{' '}
        <b className="font-semibold">{metPeople}</b> people. Later staff ruled against {badPeople} of these people or restricted them;{' '}
        {metPeople - badPeople} gave no cause.
      </p>
      <p className="text-ink-soft">
        {isComplete ? 'Everything since ' : 'There is more than could be looked at: only acts since '}
        <MomentText at={since} /> UTC.
        {ofToday.length > 0 && ` Only today’s value is known of ${ofToday.map((fact) => ofTodayText[fact]).join(' and ')}.`} Payment
        accounts that were deleted since do not count as shared.
      </p>
      {examples.length > 0 && (
        <CardTable
          caption="Newest examples"
          columns={columns}
          rows={examples}
          keyOf={({ act, number, at }) => `${act} ${number} ${at}`}
          emptyText=""
        />
      )}
    </div>
  );
}

const columns: Column<Result['examples'][number]>[] = [
  { name: 'Number', cell: ({ number }) => <span className="figure">{number}</span> },
  { name: 'Act', cell: ({ act }) => actText[act], onCard: 'line' },
  {
    name: 'Customer',
    cell: ({ userId }) => (
      <a href={customerFragment({ userId, reason: 'risk-review' })} className="figure text-brand underline underline-offset-3">
        {userId}
      </a>
    ),
  },
  { name: 'At (UTC)', cell: ({ at }) => <MomentText at={at} /> },
  { name: 'Later', cell: ({ isBad }) => <StateTag tone={isBad ? 'bad' : 'quiet'} label={isBad ? 'Ruled against' : 'No cause'} /> },
];
