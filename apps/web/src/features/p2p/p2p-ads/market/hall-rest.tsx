import { useIsPainted } from '#shell/use-is-painted.ts';
import { HallFilters } from './hall-filters.tsx';
import { HallList } from './hall-list.tsx';
import { type HallScreenParams, hallAddress } from './hall-params.ts';
import { PairBar } from './pair-bar.tsx';

/** What the market is asked, and its answer. */
export function HallRest({ place, wanted }: HallScreenParams) {
  return (
    <div data-awake={useIsPainted()} className="grid min-w-0 gap-4">
      <PairBar place={wanted} />
      <HallFilters place={wanted} />
      {/* Another question is another list: nothing that was open or in order goes along. */}
      <HallList key={hallAddress(place)} place={place} />
    </div>
  );
}
