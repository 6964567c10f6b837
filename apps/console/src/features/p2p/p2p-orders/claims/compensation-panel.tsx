import { FactGrid } from '#desk/fact-grid.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import type { Compensations } from './compensation-acts.ts';

/** Nothing where no merchant was found to blame and nothing was ever proposed. */
export function CompensationPanel({ found }: { found: Compensations | undefined }) {
  if (!found || (found.possible === null && found.compensations.length === 0)) return null;
  const { possible, compensations } = found;
  return (
    <Panel id="compensations" title="Compensation" note="from the deposit of the merchant">
      <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
        {possible && (
          <FactGrid
            facts={[
              ['For', `The ${possible.toSide}`],
              ['Deposit', `${possible.deposit} USDT`],
              ['Loss', `${possible.loss} USDT`],
              ['At most', `${possible.most} USDT`],
              ...(possible.price === null ? [] : [['Price', `${possible.price} USDT, ${possible.priceId}`] as const]),
            ]}
          />
        )}
        <ol aria-label="Compensations" className="grid gap-2">
          {compensations.map((each) => (
            <li key={each.compensationNo} className="grid gap-0.5 text-13 break-words">
              <b className="font-semibold">
                {each.amount} USDT <span className="font-normal text-ink-soft">({each.state})</span>
              </b>
              <span>
                {each.proposedBy}, <MomentText at={each.proposedAt} />: {each.reason}
              </span>
              {each.decidedBy !== null && each.decidedAt !== null && (
                <span>
                  {each.decidedBy}, <MomentText at={each.decidedAt} />: {each.decisionReason}
                  {each.priceId !== null && ` (price ${each.price} USDT, ${each.priceId})`}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
