import type { ViewedCase } from '#desk/cases/case.query.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { CaseSection } from '../case-section.tsx';
import { awardText } from './claim-text.ts';

/** Coins that are or were held for a claim, and what was proposed and decided, newest first. */
export function ClaimLists({ found: { holds, awards }, coinCode }: { found: ViewedCase; coinCode: string }) {
  return (
    <>
      {holds.length > 0 && (
        <CaseSection title="Held coins">
          {holds.map(({ side, amount, heldBy, reason, heldAt, endedAt }) => (
            <li key={`${side} ${heldAt}`} className="text-13 break-words">
              <b className="font-semibold">
                {amount} {coinCode} of the {side}
              </b>{' '}
              <span className="text-ink-soft">({endedAt === null ? 'held' : 'ended'})</span>, {heldBy ?? 'by itself'},{' '}
              <MomentText at={heldAt} />
              {reason && `: ${reason}`}
            </li>
          ))}
        </CaseSection>
      )}
      {awards.length > 0 && (
        <CaseSection title="Awards">
          {awards.map((award) => (
            <li key={award.awardNo} className="grid gap-0.5 text-13 break-words">
              <b className="font-semibold">
                {awardText(award, coinCode)} <span className="font-normal text-ink-soft">({award.state})</span>
              </b>
              <span>
                {award.proposedBy}, <MomentText at={award.proposedAt} />: {award.reason}
              </span>
              {award.decidedBy !== null && award.decidedAt !== null && (
                <span>
                  {award.decidedBy}, <MomentText at={award.decidedAt} />: {award.decisionReason}
                </span>
              )}
            </li>
          ))}
        </CaseSection>
      )}
    </>
  );
}
