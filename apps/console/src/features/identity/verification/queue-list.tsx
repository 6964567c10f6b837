import { CaseList } from '#desk/case-list.tsx';
import { agoText, secondsSince } from '#parts/age-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { countryText, documentText, stateText } from './case-text.ts';
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
  return (
    <CaseList
      label="Identity checks"
      cases={cases}
      keyOf={({ caseNo }) => caseNo}
      chosen={chosen}
      emptyText="Nothing is waiting here."
      onChoose={onChoose}
      onMore={onMore}
    >
      {(row) => (
        <>
          <span className="flex items-center justify-between gap-2">
            <b className="truncate font-semibold">{row.name}</b>
            {row.openHits > 0 ? <StateTag tone="bad" label="Sanctions list" /> : <StateTag {...stateText[row.state]} />}
          </span>
          <span className="text-13 text-ink-soft">
            {documentText[row.documentType]}, {countryText(row.country)}
          </span>
          <span className="flex justify-between gap-2 text-12 text-ink-faint">
            <span>{row.isRenewal ? 'renews a document' : row.earlier > 0 ? `application ${row.earlier + 1}` : 'first application'}</span>
            <MomentText at={row.submittedAt}>{agoText(secondsSince(row.submittedAt, nowMs))}</MomentText>
          </span>
        </>
      )}
    </CaseList>
  );
}
