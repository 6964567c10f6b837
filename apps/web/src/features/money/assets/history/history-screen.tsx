import { Button } from '@peerbourse/ui/actions/button';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { TrailSteps } from '#parts/steps/trail-steps.tsx';
import { assetHistoryQuery } from '#queries/assets/asset-history.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { useLiveAssets } from '../assets.live.ts';
import { EyeButton } from '../eye-button.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { filterOf, type HistoryPlace, historyAddress, historyPlaceOf, isFiltered, pageAt } from './history-place.ts';
import { HistoryTable } from './history-table.tsx';

const HistoryExportDialog = lazy(async () => ({ default: (await import('../exports/history-export-dialog.tsx')).HistoryExportDialog }));

const loadingRows = 10;

/** Everything that came into the wallets and went out of them. */
export function HistoryScreen() {
  const t = useText('assets');
  useLiveAssets(useSession().account?.userInfo?.userId);
  const [search] = useSearchParams();
  const place = historyPlaceOf(search);
  const filtersId = useId();
  const [isFiltering, setIsFiltering] = useState(isFiltered(place.filters));
  return (
    <Panel
      title={t('entries')}
      isBareOnPhone
      aside={
        <div className="flex items-center gap-2">
          <FiltersButton controls={filtersId} isOpen={isFiltering} onPress={() => setIsFiltering(!isFiltering)} />
          <EyeButton />
          <DialogButton dialog={(close) => <HistoryExportDialog filter={filterOf(place.filters)} onClose={close} />}>
            {t('export')}
          </DialogButton>
        </div>
      }
    >
      <div className="grid gap-5">
        <HistoryFilters id={filtersId} filters={place.filters} isOpenOnPhone={isFiltering} />
        <QueryBoundary
          query={assetHistoryQuery(pageAt(place))}
          fallback={<HistoryTable entries={[]} filters={place.filters} loadingRows={loadingRows} />}
        >
          {({ entries, nextCursor }) => (
            <>
              <HistoryTable entries={entries} filters={place.filters} />
              <HistorySteps place={place} nextCursor={nextCursor} />
            </>
          )}
        </QueryBoundary>
      </div>
    </Panel>
  );
}

interface FiltersButtonProps {
  controls: string;
  isOpen: boolean;
  onPress: () => void;
}

/** A phone has no room for filters that nobody uses. */
function FiltersButton({ controls, isOpen, onPress }: FiltersButtonProps) {
  const t = useText('assets');
  return (
    <Button
      size="small"
      variant="secondary"
      className="tablet:hidden"
      iconStart={<SlidersHorizontal size={16} />}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      {t('filters')}
    </Button>
  );
}

function HistorySteps({ place: { filters, cursor }, nextCursor }: { place: HistoryPlace; nextCursor: string | null }) {
  const t = useText('assets');
  return (
    <TrailSteps
      label={t('history_pages')}
      newerLabel={t('newer')}
      olderLabel={t('older')}
      cursor={cursor}
      nextCursor={nextCursor}
      addressOf={(next) => historyAddress(filters, next)}
    />
  );
}
