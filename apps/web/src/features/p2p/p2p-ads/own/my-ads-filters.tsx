import { Button } from '@peerbourse/ui/actions/button';
import { Select } from '@peerbourse/ui/fields/select';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { CoinField } from '#parts/choices/coin-field.tsx';
import { CurrencyField } from '#parts/choices/currency-field.tsx';
import { adCoinListQuery } from '#queries/p2p-config/ad-coin-list.query.ts';
import { adFiatListQuery } from '#queries/p2p-config/ad-fiat-list.query.ts';
import { type AdFilterValues, type AdsPlace, adsAddress, adsPlaceOf, changedPlace, isNarrowed } from './my-ads-place.ts';

/** Which ads are looked for; each choice is an address of its own. */
export function MyAdsFilters({ place: shown }: { place: AdsPlace }) {
  const t = useText('p2p-ads');
  const place = useComingPlace() ?? shown;
  const goOn = useGoOn();
  const coins = useRead(adCoinListQuery)?.coinList.map(({ coinCode, iconUrl }) => ({ code: coinCode, picture: iconUrl })) ?? [];
  const fiats = useRead(adFiatListQuery)?.fiatList.map(({ fiatCode }) => fiatCode) ?? [];
  const all = { value: '', label: t('filter_all') };

  const field = (name: keyof AdFilterValues) => ({
    label: t(`filter_${name}`),
    value: place.filters[name] ?? '',
    onChange: (value: string) => goOn((latest) => changedPlace(latest, name, value)),
  });
  const side = field('side');
  return (
    <section aria-label={t('filters')} className="filter-row tablet:max-w-160 tablet:grid-cols-[1fr_1fr_1fr_auto]">
      <Select
        {...side}
        onChange={({ currentTarget }) => side.onChange(currentTarget.value)}
        options={[all, { value: 'sell', label: t('side_sell') }, { value: 'buy', label: t('side_buy') }]}
      />
      <CoinField {...field('coin')} none={all.label} coins={coins} />
      <CurrencyField {...field('fiat')} none={all.label} currencies={fiats} />
      <Button
        variant="quiet"
        className={`mb-1.5 min-h-11 max-tablet:hidden ${isNarrowed(place) ? '' : 'invisible'}`}
        onClick={() => goOn(({ tab }) => ({ tab, filters: {} }))}
      >
        {t('filter_clear')}
      </Button>
    </section>
  );
}

/** Goes on from what was chosen last, even if nothing of it is drawn yet: choices that follow each other quickly add up. */
function useGoOn(): (change: (latest: AdsPlace) => AdsPlace) => void {
  const { search } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const latest = useRef<AdsPlace>({ tab: 'online', filters: {} });
  useEffect(() => {
    if (state === 'idle') latest.current = adsPlaceOf(new URLSearchParams(search));
  }, [state, search]);
  return (change) => {
    latest.current = change(latest.current);
    void navigate(adsAddress(latest.current), { preventScrollReset: true });
  };
}

/** What was chosen last is shown while its ads are still on their way. */
function useComingPlace(): AdsPlace | undefined {
  const { location } = useNavigation();
  return location?.pathname.endsWith('/p2p-trade/ads') ? adsPlaceOf(new URLSearchParams(location.search)) : undefined;
}
