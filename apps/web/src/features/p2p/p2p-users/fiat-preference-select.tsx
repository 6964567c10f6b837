import { Select } from '@peerbourse/ui/fields/select';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';

/** The currency that the pages of P2P begin with; none is a choice as well. */
export function FiatPreferenceSelect({ value, onChange }: { value: string; onChange: (fiat: string) => void }) {
  const t = useText('p2p-users');
  const fiats = useRead(fiatListQuery)?.fiatList ?? [];
  return (
    <Select
      label={t('fiat_preference')}
      hint={t('fiat_preference_hint')}
      options={[
        { value: '', label: t('fiat_none') },
        ...fiats.map(({ fiatCode, symbol }) => ({ value: fiatCode, label: `${fiatCode} · ${symbol}` })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
