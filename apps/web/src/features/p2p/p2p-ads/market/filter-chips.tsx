import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { MethodLogo } from '#parts/choices/choice-pictures.tsx';
import type { NamedMethod } from '#parts/choices/use-method-choice.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import { changedFilters, type HallFilterValues, type HallParams, isFiltered, methodsOf, toggledMethod } from './hall-params.ts';

type Change = (filters: HallFilterValues) => HallFilterValues;

interface Chip {
  key: string;
  text: string;
  icon?: ReactNode;
  remove: Change;
}

interface FilterChipsProps {
  place: HallParams;
  methods: readonly NamedMethod[];
  onChange: (change: Change) => void;
  onOpen: () => void;
}

const chipClass =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-medium border px-3 text-13 font-semibold whitespace-nowrap mouse:min-h-8.5';

/** What is looked for, each with the way to take it back. A phone, which has no fields, shows there what could be. */
export function FilterChips({ place, methods, onChange, onOpen }: FilterChipsProps) {
  const t = useText('p2p');
  const chips = useChips(place, methods);
  return (
    <div
      className={`scroll-quiet min-w-0 max-tablet:flex-1 tablet:order-last tablet:basis-full ${isFiltered(place.filters) ? '' : 'tablet:hidden'}`}
    >
      <ul className="flex gap-2 tablet:flex-wrap">
        {place.filters.amount === undefined && <Opening text={t('amount')} onOpen={onOpen} />}
        {chips.map(({ key, text, icon, remove }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={t('remove_filter', { name: text })}
              onClick={() => onChange(remove)}
              className={`${chipClass} border-brand bg-brand-tint text-brand`}
            >
              {icon}
              <bdi>{text}</bdi>
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
        {methodsOf(place.filters).length === 0 && <Opening text={t('method')} onOpen={onOpen} />}
        {chips.length > 1 && (
          <li>
            <button
              type="button"
              onClick={() => onChange(({ sort }) => (sort === undefined ? {} : { sort }))}
              className={`${chipClass} border-transparent text-ink-soft hover:text-ink`}
            >
              {t('clear_filters')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function Opening({ text, onOpen }: { text: string; onOpen: () => void }) {
  return (
    <li className="tablet:hidden">
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`${chipClass} border-line-strong text-ink-soft`}>
        {text}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
    </li>
  );
}

function useChips({ fiat, filters }: HallParams, methods: readonly NamedMethod[]): Chip[] {
  const t = useText('p2p');
  const format = useFormat();
  const countryName = useCountryName();
  const methodName = useMethodName();
  const { amount, eligible, merchants, online, direct, window, rate, country } = filters;
  const one = (key: keyof HallFilterValues, text: string | undefined): Chip[] =>
    text === undefined ? [] : [{ key, text, remove: (from) => changedFilters(from, key, '') }];
  return [
    ...one('amount', amount && format.fiat(amount, fiat)),
    ...methodsOf(filters).map((id) => methodChip(id, methods, methodName)),
    ...one('eligible', eligible && t('eligible_only')),
    ...one('merchants', merchants && t('filter_merchants')),
    ...one('online', online && t('filter_online')),
    ...one('direct', direct && t('filter_direct')),
    ...one('window', window && `≤ ${t('minutes', { count: Number(window) })}`),
    ...one('rate', rate && `≥ ${format.percent(rate, 0)}`),
    ...one('country', country && countryName(country)),
  ];
}

function methodChip(id: string, methods: readonly NamedMethod[], nameOf: (method: NamedMethod) => string): Chip {
  const known = methods.find(({ paymethodId }) => paymethodId === id);
  return {
    key: id,
    text: known ? nameOf(known) : id,
    icon: known && <MethodLogo address={known.iconUrl} size={18} />,
    remove: (from) => toggledMethod(from, id),
  };
}
