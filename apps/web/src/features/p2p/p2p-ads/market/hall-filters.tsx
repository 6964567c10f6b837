import { Button } from '@peerbourse/ui/actions/button';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Select } from '@peerbourse/ui/fields/select';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import { useHeading } from '#shell/navigation/use-heading.ts';
import { useSession } from '#site/session/use-session.ts';
import { useTyped } from '../take/use-typed.ts';
import { changedFilters, countOfMore, type HallFilterValues, type HallParams, hallAddress } from './hall-params.ts';

const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));

/** For how much, paid how, and what else; each choice is an address of its own. */
export function HallFilters({ place }: { place: HallParams }) {
  const t = useText('p2p');
  const { isLogin } = useSession();
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
    <search aria-label={t('filters')} className="grid grid-cols-[1fr_auto] items-start gap-2.5 tablet:flex tablet:flex-wrap tablet:gap-3">
      <div className="min-w-0 tablet:w-56">
        <AmountFilter key={place.fiat} place={place} onChange={(amount) => choose('amount', amount)} />
      </div>
      <div className="order-last col-span-full tablet:order-none tablet:w-56">
        <Select
          label={t('method')}
          isLabelHidden
          value={place.filters.method ?? ''}
          onChange={(event) => choose('method', event.currentTarget.value)}
          options={[
            { value: '', label: t('all_methods') },
            ...methods.map(({ paymethodId, paymethodName }) => ({ value: paymethodId, label: paymethodName })),
          ]}
        />
      </div>
      {isLogin && (
        <div className="order-last col-span-full tablet:order-none tablet:pt-1.5">
          <Checkbox
            label={t('eligible_only')}
            checked={place.filters.eligible === '1'}
            onChange={(event) => choose('eligible', event.currentTarget.checked ? '1' : '')}
          />
        </div>
      )}
      <Button
        variant="secondary"
        className="min-h-11 tablet:ms-auto"
        iconStart={<SlidersHorizontal size={16} />}
        aria-haspopup="dialog"
        onClick={() => setHasMore(true)}
      >
        {t('more_filters')}
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
