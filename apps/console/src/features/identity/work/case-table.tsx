import { english } from '@peerbourse/rules/formats/format';
import { agoText, secondsSince } from '#parts/age-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { useChosenRow } from '#parts/use-chosen-row.ts';
import { dueText } from './due-text.ts';
import type { WaitingCase } from './waiting-cases.ts';

export interface CaseTableProps {
  cases: readonly WaitingCase[];
  /** As `nameOf` names it. */
  chosen: string | undefined;
  nowMs: number;
  emptyText: string;
}

export function CaseTable({ cases, chosen, nowMs, emptyText }: CaseTableProps) {
  const list = useChosenRow<HTMLUListElement>(chosen);
  if (cases.length === 0) return <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">{emptyText}</p>;
  return (
    <ul ref={list} aria-label="Cases" className="divide-y divide-line overflow-hidden rounded-b-large border-t border-line">
      {cases.map((row) => (
        <li key={`${row.queue} ${row.number}`}>
          <a
            href={row.address}
            aria-current={`${row.queue} ${row.number}` === chosen ? 'true' : undefined}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:grid-cols-[11rem_minmax(0,1fr)_9rem_7rem] tablet:px-5"
          >
            <span>
              <StateTag {...dueText(row, nowMs)} />
            </span>
            <span className="min-w-0 max-tablet:order-first max-tablet:col-span-2">
              <b className="font-semibold">{row.title}</b> <span className="figure text-13 break-all text-ink-soft">{row.number}</span>
              {!row.isMine && row.holder !== null && <span className="ms-2 text-12 text-ink-soft">{row.holder} has it</span>}
              {row.isMine && (
                <span className="ms-2 rounded-small bg-brand-tint px-1.5 py-0.5 text-12 font-semibold text-brand-strong">Yours</span>
              )}
            </span>
            <span className="figure text-end text-13">{row.usdt !== '' && `${english.number(row.usdt)} USDT`}</span>
            <span className="text-end text-12 text-ink-faint max-tablet:hidden">
              <MomentText at={row.since}>{agoText(secondsSince(row.since, nowMs))}</MomentText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
