import { isBusiness, isMerchant } from '@peerbourse/rules/p2p-merchants/merchant';
import { CustomerLink } from '#desk/customers/customer-links.tsx';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { p2pFragment } from '#desk/p2p-address.ts';
import type { Trader } from '#desk/trader.query.ts';
import { traderFigures, traderState } from '#desk/trader-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { RestrictionTable } from './restriction-table.tsx';

export interface TraderPanelProps {
  trader: Trader;
  nowMs: number;
  /** Missing for whoever may not lift. */
  onLift: ((restrictionNo: string) => void) | undefined;
}

export function TraderPanel({ trader, nowMs, onLift }: TraderPanelProps) {
  return (
    <div className="grid min-w-0 gap-4">
      <Panel
        id="trader"
        title={trader.nickName}
        note={
          <>
            user <span className="figure">{trader.userId}</span>; {viewsLeftText(trader.viewsLeft)}
          </>
        }
        state={<StateTag {...traderState(trader)} />}
      >
        <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
          <FactGrid facts={[...standing(trader), ...traderFigures(trader)]} />
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-13">
            <a href={p2pFragment('ads', trader.userId)} className="text-brand underline underline-offset-3 hover:no-underline">
              Ads of this trader
            </a>
            <CustomerLink userId={trader.userId} reason="moderation" />
          </p>
        </div>
      </Panel>
      <Panel id="restrictions" title="Restrictions" note="all that there ever were, newest first">
        <RestrictionTable restrictions={trader.restrictions} nowMs={nowMs} onLift={onLift} />
      </Panel>
    </div>
  );
}

function standing(trader: Trader) {
  return [
    ['Kind', isMerchant(trader) ? 'Merchant' : 'Person'],
    ['Business', isBusiness(trader) ? 'verified' : 'not verified'],
    ['Publishing', trader.mayPublish ? 'allowed' : 'not allowed'],
    ['Ads', trader.isPaused ? 'paused by the trader' : 'not paused'],
    ['Presence', trader.isOnline ? 'online' : 'away'],
    ['Trader since (UTC)', <MomentText key="since" at={trader.since} />],
    ['First trade (UTC)', trader.firstTradeAt === null ? 'none yet' : <MomentText key="first" at={trader.firstTradeAt} />],
  ] as const;
}
