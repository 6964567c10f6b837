import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { Select } from '@peerbourse/ui/fields/select';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { CoinField } from '#parts/choices/coin-field.tsx';
import { CurrencyField } from '#parts/choices/currency-field.tsx';
import { coinListQuery } from '#queries/p2p-config/coin-list.query.ts';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import {
  changedPlace,
  isNarrowed,
  isSearchable,
  type OrderFilterValues,
  type OrdersPlace,
  ordersAddress,
  ordersPath,
  ordersPlaceOf,
} from './orders-place.ts';

/** Which orders are looked for; each choice is an address of its own. */
export function OrdersFilters({ place: shown }: { place: OrdersPlace }) {
  const t = useText('p2p-order-list');
  const place = useComingPlace() ?? shown;
  const goOn = useGoOn();
  const coins = useRead(coinListQuery)?.coinList.map(({ coinCode, iconUrl }) => ({ code: coinCode, picture: iconUrl })) ?? [];
  const fiats = useRead(fiatListQuery)?.fiatList.map(({ fiatCode }) => fiatCode) ?? [];
  const all = { value: '', label: t('filter_all') };
  const choose = (name: keyof OrderFilterValues, value: string) => goOn((latest) => changedPlace(latest, name, value));

  const field = (name: 'side' | 'coin' | 'fiat') => ({
    label: t(`filter_${name}`),
    value: place.filters[name] ?? '',
    onChange: (value: string) => choose(name, value),
  });
  const side = field('side');
  return (
    <section aria-label={t('filters')} className={grid}>
      <Select
        {...side}
        onChange={({ currentTarget }) => side.onChange(currentTarget.value)}
        options={[all, { value: 'buy', label: t('side_buy') }, { value: 'sell', label: t('side_sell') }]}
      />
      <CoinField {...field('coin')} none={all.label} coins={coins} />
      <CurrencyField {...field('fiat')} none={all.label} currencies={fiats} />
      <NumberSearch value={place.filters.search ?? ''} onSearch={(search) => choose('search', search)} />
      <Button
        variant="quiet"
        className={`min-h-11 max-tablet:hidden ${isNarrowed(place) ? '' : 'invisible'}`}
        onClick={() => goOn(({ tab }) => ({ tab, filters: {} }))}
      >
        {t('filter_clear')}
      </Button>
      <div className="col-span-full">
        <Checkbox
          label={t('filter_unread')}
          checked={place.filters.unread !== undefined}
          onChange={({ currentTarget }) => choose('unread', currentTarget.checked ? '1' : '')}
        />
      </div>
    </section>
  );
}

const grid = 'filter-row tablet:grid-cols-[1fr_1fr_1fr_2fr_auto]';

/** What is typed counts when it is sent; what is cleared counts at once. */
function NumberSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useText('p2p-order-list');
  const noteId = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [isShort, setIsShort] = useState(false);
  // A number that comes from elsewhere takes the place of what was typed.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  function type(text: string): void {
    setTyped(text.replaceAll(/\D/g, '').slice(0, 19));
    setIsShort(false);
    if (text === '' && value !== '') onSearch('');
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (typed === '' || isSearchable(typed)) onSearch(typed);
    else setIsShort(true);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for searches is not known everywhere yet
    <form role="search" onSubmit={send} className="col-span-full min-w-0 tablet:col-span-1 tablet:mb-1.5">
      <SearchField
        label={t('search')}
        placeholder={t('search_hint')}
        clearLabel={t('search_clear')}
        inputMode="numeric"
        value={typed}
        onChange={type}
        aria-invalid={isShort}
        aria-describedby={noteId}
      />
      <p id={noteId} role="alert" className="text-12 text-bad">
        {isShort && t('search_short')}
      </p>
    </form>
  );
}

/** Goes on from what was chosen last, even if nothing of it is drawn yet: choices that follow each other quickly add up. */
function useGoOn(): (change: (latest: OrdersPlace) => OrdersPlace) => void {
  const { search } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const latest = useRef<OrdersPlace>({ tab: 'open', filters: {} });
  useEffect(() => {
    if (state === 'idle') latest.current = ordersPlaceOf(new URLSearchParams(search));
  }, [state, search]);
  return (change) => {
    latest.current = change(latest.current);
    void navigate(ordersAddress(latest.current), { preventScrollReset: true });
  };
}

/** What was chosen last is shown while its orders are still on their way. */
function useComingPlace(): OrdersPlace | undefined {
  const { location } = useNavigation();
  return location?.pathname.endsWith(ordersPath) ? ordersPlaceOf(new URLSearchParams(location.search)) : undefined;
}
