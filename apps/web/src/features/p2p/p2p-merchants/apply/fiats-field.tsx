import { ErrorFade } from '@peerbourse/ui/feedback/error-fade';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { useId } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { depositCoin } from '../merchant-text.ts';
import { type ApplicationDraft, depositFor, type Fiats } from './application.form.ts';

interface FiatsFieldProps {
  fiats: Fiats;
  most: number;
  value: ApplicationDraft['fiatCodes'];
  onChange: (fiatCodes: ApplicationDraft['fiatCodes']) => void;
  error: string | undefined;
}

/** The currencies to trade, each with its deposit, and what they come to. */
export function FiatsField({ fiats, most, value, onChange, error }: FiatsFieldProps) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const id = useId();
  const isFull = value.length >= most;
  return (
    <div className="grid gap-4">
      <fieldset
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        className="min-w-0"
      >
        <legend className="mb-1.5 text-13 font-medium text-ink-soft">{t('fiats_label')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-x-2">
          {fiats.map(({ fiatCode, deposit }) => {
            const isChosen = value.includes(fiatCode);
            return (
              <Checkbox
                key={fiatCode}
                label={<bdi className="font-semibold">{fiatCode}</bdi>}
                note={<bdi className="figure">{format.amount(deposit, depositCoin)}</bdi>}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange(isChosen ? value.filter((code) => code !== fiatCode) : [...value, fiatCode])}
              />
            );
          })}
        </div>
        <ErrorFade id={`${id}-error`} error={error} />
        <p id={`${id}-hint`} className="mt-1 text-12 text-ink-soft">
          {t('fiats_hint', { count: most })}
        </p>
      </fieldset>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-medium bg-sunken px-4 py-3.5">
        <div className="min-w-0">
          <p className="text-14 font-semibold">{t('deposit_sum')}</p>
          <p className="text-12 text-ink-soft">{t('deposit_when')}</p>
        </div>
        <output className="text-20 font-bold">
          <span className="figure">{format.amount(depositFor(value, fiats), depositCoin)}</span>
        </output>
      </div>
    </div>
  );
}
