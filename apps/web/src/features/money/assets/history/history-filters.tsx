import { entryKinds, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { Select } from '@peerbourse/ui/fields/select';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
import { CoinField } from '#parts/choices/coin-field.tsx';
import { coinListQuery } from '#queries/reference/coin-list.query.ts';
import { useKindName, useWalletName } from '../asset-text.ts';
import { changedFilters, type HistoryFilterValues, historyAddress, historyPlaceOf, isDay, isFiltered } from './history-place.ts';

interface HistoryFiltersProps {
  id: string;
  filters: HistoryFilterValues;
  isOpenOnPhone: boolean;
}

/** What is looked for; each choice is an address of its own. */
export function HistoryFilters({ id, filters: shown, isOpenOnPhone }: HistoryFiltersProps) {
  const t = useText('assets');
  const filters = useComingFilters() ?? shown;
  const goOn = useGoOn();
  const nameOfWallet = useWalletName();
  const nameOfKind = useKindName();
  const coins = useRead(coinListQuery)?.allCoinList.map(({ coinCode, name, imgUrl }) => ({ code: coinCode, name, picture: imgUrl })) ?? [];

  const choose = (name: keyof HistoryFilterValues, value: string) => goOn((latest) => changedFilters(latest, name, value));

  const all = { value: '', label: t('filter_all') };
  const field = (name: 'coin' | 'wallet' | 'kind') => ({
    label: t(`filter_${name}`),
    value: filters[name] ?? '',
    onChange: (value: string) => choose(name, value),
  });
  const wallet = field('wallet');
  return (
    <section id={id} aria-label={t('filters')} className={`${grid} ${isOpenOnPhone ? '' : 'max-tablet:hidden'}`}>
      <CoinField {...field('coin')} none={all.label} coins={coins} />
      <Select
        {...wallet}
        onChange={({ currentTarget }) => wallet.onChange(currentTarget.value)}
        options={[all, ...wallets.map((value) => ({ value, label: nameOfWallet(value) }))]}
      />
      <ChoiceField {...field('kind')} choices={[all, ...entryKinds.map((value) => ({ value, label: nameOfKind(value) }))]} />
      <DayField label={t('filter_from')} value={filters.from} max={filters.to} onChange={(day) => choose('from', day)} />
      <DayField label={t('filter_to')} value={filters.to} min={filters.from} onChange={(day) => choose('to', day)} />
      <Button variant="quiet" className="mb-1.5 min-h-11" isDisabled={!isFiltered(filters)} onClick={() => goOn(() => ({}))}>
        {t('filter_clear')}
      </Button>
    </section>
  );
}

/** A day of the browser's own calendar needs as much room as the narrowest column has. */
const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.75rem),1fr))] items-end gap-3 tablet:grid-cols-3 desktop:grid-cols-6';

/** Goes on from what was chosen last, even if nothing of it is drawn yet: choices that follow each other quickly add up. */
function useGoOn(): (change: (latest: HistoryFilterValues) => HistoryFilterValues) => void {
  const { search } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const latest = useRef<HistoryFilterValues>({});
  useEffect(() => {
    if (state === 'idle') latest.current = historyPlaceOf(new URLSearchParams(search)).filters;
  }, [state, search]);
  return (change) => {
    latest.current = change(latest.current);
    void navigate(historyAddress(latest.current), { preventScrollReset: true });
  };
}

/** What was chosen last is shown while its entries are still on their way. */
function useComingFilters(): HistoryFilterValues | undefined {
  const { location } = useNavigation();
  return location?.pathname.endsWith(historyAddress({})) ? historyPlaceOf(new URLSearchParams(location.search)).filters : undefined;
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/** A day by the browser's own calendar. What is typed counts as soon as it is a day. */
function DayField({ label, value = '', min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // A day that comes from elsewhere takes the place of what was typed.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  function take(text: string): void {
    setTyped(text);
    if (text !== value && (text === '' || isDay(text))) onChange(text);
  }

  return (
    <TextInput type="date" label={label} value={typed} min={min} max={max} onChange={({ currentTarget }) => take(currentTarget.value)} />
  );
}
