import { ChangeList } from '#desk/change-list.tsx';
import { FactGrid } from '#desk/fact-grid.tsx';
import type { MarketProposal } from '../market-desk.query.ts';
import { marketStateText } from '../market-state-text.ts';
import { termChanges } from '../terms/term-changes.ts';
import { termRows, termText } from '../terms/terms.form.ts';

/** What would be another than now. */
export function ProposedChange({ proposal: { change } }: { proposal: MarketProposal }) {
  if (change.kind === 'terms') return <ChangeList changes={termChanges(change.before, change.terms)} />;
  if (change.kind === 'state') {
    return (
      <>
        <ChangeList changes={[{ what: 'State', before: marketStateText[change.from].label, after: marketStateText[change.to].label }]} />
        <p className="mt-2 text-12 text-ink-soft">{marketStateText[change.to].effect}</p>
      </>
    );
  }
  return (
    <FactGrid
      facts={[
        ['Decimals of prices', change.priceScale],
        ['Decimals of quantities', change.lotScale],
        ...termRows.map(({ name, label }) => [label, termText(name, change.terms[name])] as const),
      ]}
    />
  );
}

export const changeName: Readonly<Record<MarketProposal['change']['kind'], string>> = {
  list: 'New market',
  terms: 'Other terms',
  state: 'Next state',
};
