import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Select } from '@peerbourse/ui/fields/select';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { leaveModal } from '@peerbourse/ui/overlays/leave-modal';
import { useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { AmountField } from '#parts/amount-field.tsx';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
import { Flag, MethodLogo } from '#parts/choices/choice-pictures.tsx';
import { CountryField } from '#parts/choices/country-field.tsx';
import type { NamedMethod } from '#parts/choices/use-method-choice.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import { payWindowListQuery } from '#queries/p2p-config/pay-window-list.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { AmountChips } from '../amount-chips.tsx';
import { changedFilters, type HallFilterValues, methodsOf, toggledMethod } from './hall-params.ts';
import { quickAmounts } from './quick-amounts.ts';

interface MoreFiltersProps {
  filters: HallFilterValues;
  fiat: string;
  methods: readonly NamedMethod[];
  onChange: (filters: HallFilterValues) => void;
  onClose: () => void;
}

const rates = ['90', '95', '98', '99'];
const switches = ['merchants', 'online', 'direct'] as const;

/** What fewer people ask for. Nothing is searched until they are done. */
export function MoreFilters({ filters, fiat, methods, onChange, onClose }: MoreFiltersProps) {
  const format = useFormat();
  const t = useText('p2p');
  const common = useText('common');
  const [draft, setDraft] = useState(filters);
  const [typed, setTyped] = useState(filters.amount ?? '');
  const { isLogin } = useSession();
  const change = (name: keyof HallFilterValues, value: string) => setDraft(changedFilters(draft, name, value));

  const apply = (button: Element, next: HallFilterValues) =>
    leaveModal(button, () => {
      onClose();
      onChange(next);
    });

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
          <Button isWide onClick={({ currentTarget }) => apply(currentTarget, changedFilters(draft, 'amount', amountOf(typed) ?? ''))}>
            {t('show_offers')}
          </Button>
          <Button
            variant="secondary"
            isWide
            onClick={({ currentTarget }) => apply(currentTarget, draft.sort === undefined ? {} : { sort: draft.sort })}
          >
            {t('clear_filters')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div className="grid gap-2">
          <AmountField
            label={t('amount')}
            hasErrorLine={false}
            size="medium"
            value={typed}
            onChange={setTyped}
            decimals={2}
            units={[fiat]}
            suffix={fiat}
          />
          <AmountChips amounts={quickAmounts(fiat)} typed={typed} onChoose={setTyped} />
        </div>
        <Methods filters={draft} methods={methods} onToggle={(method) => setDraft(toggledMethod(draft, method))} />
        {isLogin && (
          <Checkbox
            label={t('eligible_only')}
            checked={draft.eligible === '1'}
            onChange={(event) => change('eligible', event.currentTarget.checked ? '1' : '')}
          />
        )}
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
          options={[{ value: '', label: t('any') }, ...rates.map((rate) => ({ value: rate, label: format.percent(rate, 0) }))]}
        />
        <CountrySelect value={draft.country ?? ''} onChoose={(country) => change('country', country)} />
      </div>
    </Dialog>
  );
}

interface MethodsProps extends Pick<MoreFiltersProps, 'filters' | 'methods'> {
  onToggle: (method: string) => void;
}

/** Several at once; an ad with any of them is shown. */
function Methods({ filters, methods, onToggle }: MethodsProps) {
  const t = useText('p2p');
  const nameOf = useMethodName();
  const chosen = methodsOf(filters);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium text-ink-soft">{t('method')}</legend>
      <div className="flex flex-wrap gap-2">
        {methods.map((method) => (
          <button
            key={method.paymethodId}
            type="button"
            aria-pressed={chosen.includes(method.paymethodId)}
            onClick={() => onToggle(method.paymethodId)}
            className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-medium border border-line-strong px-3 text-13 aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand mouse:min-h-9"
          >
            <MethodLogo address={method.iconUrl} size={18} />
            <bdi className="wrap-anywhere">{nameOf(method)}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Advertisers may name the countries whose people they trade with; the market's own countries are on offer. */
function CountrySelect({ value, onChoose }: { value: string; onChoose: (country: string) => void }) {
  const t = useText('p2p');
  const nameOf = useCountryName();
  const countries = [...new Set(useRead(fiatListQuery)?.fiatList.map(({ country }) => country) ?? [])].filter((code) => code !== 'EU');
  return (
    <CountryField
      label={t('filter_country')}
      value={value}
      onChange={onChoose}
      choices={[
        { value: '', label: t('any_country') },
        ...countries.map((code) => ({ value: code, label: nameOf(code), icon: <Flag country={code} /> })),
      ]}
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
    <ChoiceField
      label={t('filter_window')}
      value={value}
      onChange={onChoose}
      choices={[
        { value: '', label: t('any') },
        ...windows.map((minutes) => ({ value: minutes, label: t('minutes', { count: Number(minutes) }) })),
      ]}
    />
  );
}
