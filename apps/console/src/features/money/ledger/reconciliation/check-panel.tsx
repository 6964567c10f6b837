import { CardTable, type Column } from '#parts/card-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { fragmentOf } from '../ledger-address.ts';
import { checkTitle, figureText, lookedText, problemCount } from './check-text.ts';
import type { Check, Problem } from './reconciliation.query.ts';
import { subjectAddress } from './subject-address.ts';

/** Every check in one line; those that fail come first, with what is wrong. */
export function CheckPanel({ checks }: { checks: readonly Check[] }) {
  const sorted = checks.toSorted((a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0));
  return (
    <Panel id="checks" title="Checks" note="all of the same moment">
      <ul className="divide-y divide-line border-t border-line">
        {sorted.map((check) => (
          <li key={check.name} data-check={check.name} className={check.problems.length > 0 ? 'bg-down-tint' : ''}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 tablet:px-5">
              <span className="tablet:w-40">
                {check.problems.length > 0 ? (
                  <StateTag tone="bad" label={problemCount(check)} />
                ) : (
                  <StateTag tone="good" label="in order" />
                )}
              </span>
              <h3 className="text-14 font-semibold max-tablet:order-first max-tablet:w-full">{checkTitle(check)}</h3>
              <span className={`figure ms-auto text-12 ${check.problems.length > 0 ? 'text-ink-soft' : 'text-ink-faint'}`}>
                {lookedText(check)}
              </span>
            </div>
            {check.problems.length > 0 && <ProblemTable check={check} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ProblemTable({ check }: { check: Check }) {
  return (
    <CardTable
      caption={`Problems: ${checkTitle(check)}`}
      columns={columns}
      rows={check.problems}
      keyOf={({ subject, found }) => `${subject} ${found}`}
      emptyText=""
    />
  );
}

const columns: Column<Problem>[] = [
  { name: 'What', cell: ({ subject }) => <Subject subject={subject} /> },
  {
    name: 'Expected',
    isAtEnd: true,
    onCard: 'half',
    className: 'tablet:w-1/4',
    cell: ({ expected }) => <span className="figure break-words">{figureText(expected)}</span>,
  },
  {
    name: 'Found',
    isAtEnd: true,
    onCard: 'half',
    className: 'tablet:w-1/4',
    cell: ({ found }) => <b className="figure break-words text-down">{figureText(found)}</b>,
  },
];

function Subject({ subject }: { subject: string }) {
  const address = subjectAddress(subject);
  if (!address) return <span className="break-all">{subject}</span>;
  return (
    <a href={fragmentOf(address)} className="break-all text-brand underline underline-offset-3 hover:no-underline">
      {subject}
    </a>
  );
}
