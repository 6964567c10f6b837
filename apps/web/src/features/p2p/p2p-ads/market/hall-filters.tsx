import { Button } from '@peerbourse/ui/actions/button';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import { useHeading } from '#shell/navigation/use-heading.ts';
import { useSession } from '#site/session/use-session.ts';
import { useTyped } from '../take/use-typed.ts';
import { FilterChips } from './filter-chips.tsx';
import { changedFilters, countOfMore, type HallFilterValues, type HallParams, hallAddress } from './hall-params.ts';
import { MethodsField } from './methods-field.tsx';

const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));

/** For how much, paid how, and what else; each choice is an address of its own. A phone has all of it in a sheet, and what is chosen as chips. */
export function HallFilters({ place }: { place: HallParams }) {
  const t = useText('p2p');
  const { isLogin } = useSession();
  const button = useId();
  const [hasMore, setHasMore] = useState(false);
  const methods = useRead(popularMethodListQuery(place.fiat))?.paymethods ?? [];
  const more = countOfMore(place.filters);
  const goOn = useHeading(place, hallAddress, { preventScrollReset: true });
  // Other filters begin at their first page.
  const applyFilters = (change: (filters: HallFilterValues) => HallFilterValues) =>
    goOn((from) => {
      const { cursor: _, ...first } = from;
      return { ...first, filters: change(from.filters) };
    });
  const choose = (name: keyof HallFilterValues, value: string) => applyFilters((filters) => changedFilters(filters, name, value));
  return (
    <search aria-label={t('filters')} className="flex min-w-0 items-center gap-2 tablet:flex-wrap tablet:items-start tablet:gap-3">
      <div className="w-56 max-tablet:hidden">
        <AmountFilter key={place.fiat} place={place} onChange={(amount) => choose('amount', amount)} />
      </div>
      <div className="w-56 max-tablet:hidden">
        <MethodsField filters={place.filters} methods={methods} onChange={(change) => applyFilters(change)} />
      </div>
      {isLogin && (
        <div className="pt-1.5 max-tablet:hidden">
          <Checkbox
            label={t('eligible_only')}
            checked={place.filters.eligible === '1'}
            onChange={(event) => choose('eligible', event.currentTarget.checked ? '1' : '')}
          />
        </div>
      )}
      <FilterChips
        place={place}
        methods={methods}
        onOpen={() => setHasMore(true)}
        onChange={(change) => {
          applyFilters(change);
          // The chip that was pressed goes; the focus must not.
          document.getElementById(button)?.focus();
        }}
      />
      <Button
        id={button}
        variant="secondary"
        className="min-h-11 shrink-0 max-tablet:order-last tablet:ms-auto"
        iconStart={<SlidersHorizontal size={16} />}
        aria-haspopup="dialog"
        onClick={() => setHasMore(true)}
      >
        <span className="tablet:hidden max-tablet:sr-only">{t('filters')}</span>
        <span className="max-tablet:hidden">{t('more_filters')}</span>
        {more > 0 && (
          <span className="ms-1.5">
            <Badge isCount>{more}</Badge>
          </span>
        )}
      </Button>
      {hasMore && (
        <Suspense>
          <MoreFilters
            filters={place.filters}
            fiat={place.fiat}
            methods={methods}
            onChange={(filters) => applyFilters(() => filters)}
            onClose={() => setHasMore(false)}
          />
        </Suspense>
      )}
    </search>
  );
}

/** What is typed becomes the address when the typing pauses. */
function AmountFilter({ place, onChange }: { place: HallParams; onChange: (amount: string) => void }) {
  const t = useText('p2p');
  const { draft, type } = useTyped({ unit: 'fiat', typed: place.filters.amount ?? '' }, ({ typed }) => onChange(typed));
  return (
    <AmountField
      label={t('amount')}
      isLabelHidden
      placeholder={t('amount')}
      hasErrorLine={false}
      size="medium"
      value={draft.typed}
      onChange={(typed) => type({ unit: 'fiat', typed })}
      decimals={2}
      units={[place.fiat]}
      suffix={place.fiat}
    />
  );
}
