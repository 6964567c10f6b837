import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { CurrencyField } from '#parts/choices/currency-field.tsx';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';

/** The currency that the pages of P2P begin with; none is a choice as well. */
export function FiatPreferenceSelect({ value, onChange }: { value: string; onChange: (fiat: string) => void }) {
  const t = useText('p2p-users');
  const fiats = useRead(fiatListQuery)?.fiatList.map(({ fiatCode }) => fiatCode) ?? [];
  return (
    <CurrencyField
      label={t('fiat_preference')}
      hint={t('fiat_preference_hint')}
      none={t('fiat_none')}
      currencies={fiats}
      value={value}
      onChange={onChange}
    />
  );
}
