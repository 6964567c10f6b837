import type { AdSort } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { adListQuery } from '#queries/p2p-ads/ad-list.query.ts';
import { useHeading } from '#shell/navigation/use-heading.ts';
import { FigureNotes } from './figure-notes.tsx';
import { adListInput, changedFilters, type HallScreenParams, hallAddress } from './hall-params.ts';

const sorts: readonly AdSort[] = ['price', 'completion', 'speed', 'limit'];

/** How many offers there are, and in which order. */
export function ListBar({ place, wanted }: HallScreenParams) {
  const t = useText('p2p');
  const id = useId();
  const count = useKnown(adListQuery(adListInput(place)))?.matchCount;
  const goOn = useHeading(wanted, hallAddress, { preventScrollReset: true });
  const sort = wanted.filters.sort ?? 'price';

  // Another order begins at its first page.
  function choose(next: string): void {
    goOn(({ side, coin, fiat, filters }) => ({ side, coin, fiat, filters: changedFilters(filters, 'sort', next) }));
  }

  return (
    <div className="flex min-h-11 min-w-0 items-center gap-x-1 text-13 text-ink-soft mouse:min-h-8.5">
      <span role="status" className="min-w-min shrink-[9999]">
        {typeof count === 'number' && t('ads_match', { count })}
      </span>
      <FigureNotes side={place.side} />
      <span className="relative ms-auto flex min-w-0 items-center font-semibold text-ink">
        <ArrowDownUp size={14} aria-hidden="true" className="pointer-events-none absolute start-1.5" />
        <label htmlFor={id} className="sr-only">
          {t('sort_by')}
        </label>
        <select
          id={id}
          value={sort}
          onChange={(event) => choose(event.currentTarget.value)}
          className="min-h-11 min-w-0 cursor-pointer appearance-none field-sizing-content truncate rounded-small bg-transparent ps-7 pe-6 text-13 mouse:min-h-8.5"
        >
          {sorts.map((name) => (
            <option key={name} value={name}>
              {t(name === 'price' ? (place.side === 'buy' ? 'sort_lowest' : 'sort_highest') : `sort_${name}`)}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden="true" className="pointer-events-none absolute end-1.5 text-ink-soft" />
      </span>
    </div>
  );
}
