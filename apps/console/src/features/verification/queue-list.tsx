import { agoWords, secondsSince } from '#parts/age-words.ts';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { countryWords, documentWords, stateWords } from './case-words.ts';
import type { MaskedCase } from './verification-queue.query.ts';

export interface QueueListProps {
  cases: readonly MaskedCase[];
  chosen: string | undefined;
  nowMs: number;
  onChoose: (caseNo: string) => void;
  /** Missing on the last page. */
  onMore: (() => void) | undefined;
}

export function QueueList({ cases, chosen, nowMs, onChoose, onMore }: QueueListProps) {
  if (cases.length === 0)
    return <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">Nothing is waiting here.</p>;
  return (
    <>
      <ul className="max-h-[70dvh] divide-y divide-line overflow-y-auto border-t border-line">
        {cases.map((row) => (
          <li key={row.caseNo}>
            <button
              type="button"
              aria-current={row.caseNo === chosen ? 'true' : undefined}
              onClick={() => onChoose(row.caseNo)}
              className="grid w-full cursor-pointer gap-1 px-4 py-3 text-start outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:px-5"
            >
              <span className="flex items-center justify-between gap-2">
                <b className="truncate font-semibold">{row.name}</b>
                <StateTag {...stateWords[row.state]} />
              </span>
              <span className="text-13 text-ink-soft">
                {documentWords[row.documentType]}, {countryWords(row.country)}
              </span>
              <span className="flex justify-between gap-2 text-12 text-ink-faint">
                <span>{row.earlier > 0 ? `application ${row.earlier + 1}` : 'first application'}</span>
                <MomentText at={row.submittedAt}>{agoWords(secondsSince(row.submittedAt, nowMs))}</MomentText>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {onMore && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Button onClick={onMore}>Show more</Button>
        </div>
      )}
    </>
  );
}
