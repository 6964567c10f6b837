import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Select } from '@peerbourse/ui/fields/select';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import { payWindowListQuery } from '#queries/p2p-config/pay-window-list.query.ts';
import { changedFilters, type HallFilterValues } from './hall-params.ts';

interface MoreFiltersProps {
  filters: HallFilterValues;
  fiat: string;
  onChange: (filters: HallFilterValues) => void;
  onClose: () => void;
}

const rates = ['90', '95', '98', '99'];
const switches = ['merchants', 'online', 'direct'] as const;

/** What fewer people ask for. Nothing is searched until they are done. */
export function MoreFilters({ filters, fiat, onChange, onClose }: MoreFiltersProps) {
  const t = useText('p2p');
  const common = useText('common');
  const [draft, setDraft] = useState(filters);
  const change = (name: keyof HallFilterValues, value: string) => setDraft(changedFilters(draft, name, value));

  function apply(next: HallFilterValues): void {
    onClose();
    onChange(next);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('more_filters')}
      closeLabel={common('close')}
      width="small"
      exit="anywhere"
      actions={
        <>
          <Button isWide onClick={() => apply(draft)}>
            {t('show_offers')}
          </Button>
          <Button variant="secondary" isWide onClick={() => apply(withoutMore(draft))}>
            {t('clear_filters')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {switches.map((name) => (
          <Checkbox
            key={name}
            label={t(`filter_${name}`)}
            note={t(`filter_${name}_note`)}
            checked={draft[name] === '1'}
            onChange={(event) => change(name, event.currentTarget.checked ? '1' : '')}
          />
        ))}
        <WindowSelect fiat={fiat} value={draft.window ?? ''} onChoose={(minutes) => change('window', minutes)} />
        <Select
          label={t('filter_rate')}
          hint={t('filter_rate_note')}
          value={draft.rate ?? ''}
          onChange={(event) => change('rate', event.currentTarget.value)}
          options={[{ value: '', label: t('any') }, ...rates.map((rate) => ({ value: rate, label: `${rate}%` }))]}
        />
        <CountrySelect value={draft.country ?? ''} onChoose={(country) => change('country', country)} />
      </div>
    </Dialog>
  );
}

function withoutMore({ amount, method, eligible }: HallFilterValues): HallFilterValues {
  return { ...(amount === undefined ? {} : { amount }), ...(method === undefined ? {} : { method }), ...(eligible ? { eligible } : {}) };
}

/** Advertisers may name the countries whose people they trade with; the market's own countries are on offer. */
function CountrySelect({ value, onChoose }: { value: string; onChoose: (country: string) => void }) {
  const t = useText('p2p');
  const nameOf = useCountryName();
  const countries = [...new Set(useRead(fiatListQuery)?.fiatList.map(({ country }) => country) ?? [])].filter((code) => code !== 'EU');
  return (
    <Select
      label={t('filter_country')}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      options={[{ value: '', label: t('any_country') }, ...countries.map((code) => ({ value: code, label: nameOf(code) }))]}
    />
  );
}

interface WindowSelectProps {
  fiat: string;
  value: string;
  onChoose: (minutes: string) => void;
}

/** What is chosen stays on the list, even where a currency has other windows. */
function WindowSelect({ fiat, value, onChoose }: WindowSelectProps) {
  const t = useText('p2p');
  const offered = useRead(payWindowListQuery(fiat))?.payTimeoutList[0]?.payTimeLimits.map(String) ?? [];
  const windows = value === '' || offered.includes(value) ? offered : [...offered, value];
  return (
    <Select
      label={t('filter_window')}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      options={[
        { value: '', label: t('any') },
        ...windows.map((minutes) => ({ value: minutes, label: t('minutes', { count: Number(minutes) }) })),
      ]}
    />
  );
}
