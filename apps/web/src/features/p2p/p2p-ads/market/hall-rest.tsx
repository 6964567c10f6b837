import { useIsPainted } from '#shell/use-is-painted.ts';
import { HallFilters } from './hall-filters.tsx';
import { HallList } from './hall-list.tsx';
import { type HallScreenParams, hallAddress } from './hall-params.ts';
import { ListBar } from './list-bar.tsx';
import { PairBar } from './pair-bar.tsx';
import { useRememberedFilters } from './use-remembered-filters.ts';

/** What the market is asked, and its answer. On a phone the filters stay in sight while the offers scroll. */
export function HallRest({ place, wanted }: HallScreenParams) {
  useRememberedFilters(place);
  return (
    <div data-awake={useIsPainted()} className="grid min-w-0 gap-4 max-tablet:gap-0.5">
      <PairBar place={wanted} />
      <div className="grid min-w-0 gap-2.5 max-tablet:sticky max-tablet:top-0 max-tablet:z-10 max-tablet:-mx-4 max-tablet:gap-0 max-tablet:border-b max-tablet:border-line max-tablet:bg-canvas max-tablet:px-4">
        <HallFilters place={wanted} />
        <ListBar place={place} wanted={wanted} />
      </div>
      {/* Another question is another list: nothing that was open or in order goes along. */}
      <HallList key={hallAddress(place)} place={place} />
    </div>
  );
}
