import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { faceText, reasonText, stateText } from './case-text.ts';
import type { CaseNow } from './verification-case.query.ts';

/** What became of the case, by whom and why; nothing while it waits. */
export function DecisionNotice({ now: { state, decidedAt, decidedBy, reasons, note, face } }: { now: CaseNow }) {
  if (state === 'submitted' || !decidedAt) return null;
  return (
    <div className="border-t border-line px-4 py-3 tablet:px-5">
      <Notice tone={stateText[state].tone}>
        <p className="font-semibold">
          This application is {state}. Decided by {decidedBy}, <MomentText at={decidedAt} /> UTC.
        </p>
        {reasons.length > 0 && (
          <ul className="list-disc ps-5">
            {reasons.map((reason) => (
              <li key={reason}>{reasonText[reason]}</li>
            ))}
          </ul>
        )}
        {face && <p>Selfie and document: {faceText[face].label.toLowerCase()}.</p>}
        {note && <p className="mt-1 break-words">{note}</p>}
      </Notice>
    </div>
  );
}
