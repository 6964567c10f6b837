import { p2pCoinCodes, p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { ChoiceField } from '#desk/choice-field.tsx';
import type { AdFilter } from './ad-moderation-list.query.ts';
import { showText, stateText } from './ad-text.ts';

export interface AdFiltersProps {
  filter: AdFilter;
  onChange: (filter: AdFilter) => void;
}

const states = { '': 'Any', ...mapped(stateText) };
const coins = { '': 'Any', ...codes(p2pCoinCodes) };
const fiats = { '': 'Any', ...codes([...p2pFiatCodes].sort()) };

export function AdFilters({ filter, onChange }: AdFiltersProps) {
  return (
    <div className="grid grid-cols-3 gap-3 border-t border-line px-4 py-3 tablet:px-5">
      <div className="col-span-3">
        <ChoiceField label="Show" value={filter.show ?? 'all'} labels={showText} onChange={(show) => onChange({ ...filter, show })} />
      </div>
      <ChoiceField
        label="State"
        value={filter.state ?? ''}
        labels={states}
        onChange={(state) => onChange(narrowed(filter, 'state', state))}
      />
      <ChoiceField
        label="Coin"
        value={filter.coinCode ?? ''}
        labels={coins}
        onChange={(coin) => onChange(narrowed(filter, 'coinCode', coin))}
      />
      <ChoiceField
        label="Currency"
        value={filter.fiatCode ?? ''}
        labels={fiats}
        onChange={(fiat) => onChange(narrowed(filter, 'fiatCode', fiat))}
      />
    </div>
  );
}

/** A filter that is empty is left out: the server knows no empty coin. */
function narrowed(filter: AdFilter, name: 'state' | 'coinCode' | 'fiatCode', text: string): AdFilter {
  const { [name]: _before, ...others } = filter;
  return text === '' ? others : { ...others, [name]: text };
}

function mapped<Name extends string>(rows: Record<Name, { label: string }>): Record<Name, string> {
  return Object.fromEntries(Object.entries<{ label: string }>(rows).map(([name, { label }]) => [name, label])) as Record<Name, string>;
}

function codes(list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.map((code) => [code, code]));
}
