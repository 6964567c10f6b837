import { agoText, secondsSince } from '#parts/age-text.ts';
import { FigureRow } from '#parts/figure-row.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { Overview } from './overview.query.ts';
import { priceState } from './price-state.ts';

export function PricePanel({ prices, nowMs }: { prices: Overview['prices']; nowMs: number }) {
  const { tone, label } = priceState(prices);
  const { pairs, stale, newestAt } = prices;
  return (
    <Panel id="prices" title="Reference prices" state={<StateTag tone={tone} label={label} />}>
      <FigureRow
        figures={[
          { name: 'pairs', value: pairs },
          { name: 'stale', value: stale, ...(stale > 0 && { tone }) },
          {
            name: 'newest',
            value: newestAt ? <MomentText at={newestAt}>{agoText(secondsSince(newestAt, nowMs))}</MomentText> : 'none',
          },
        ]}
      />
    </Panel>
  );
}
