import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useNow } from '#base/lib/use-now.ts';
import { useDuration } from './duration-text.ts';

interface ReferenceLineProps {
  reference: { price: string; at: string; sources: number; isStale: boolean } | null;
  fiatCode: string;
  /** On a phone without what fewer people ask for. */
  isShortOnPhones?: boolean;
}

/** What the coin is worth elsewhere, by how many sources and of when. */
export function ReferenceLine({ reference, fiatCode, isShortOnPhones = false }: ReferenceLineProps) {
  const format = useFormat();
  const t = useText('p2p');
  if (!reference) return <span>{t('reference_none')}</span>;
  return (
    <span>
      <span>{t('reference', { price: format.price(reference.price), fiat: fiatCode })}</span>
      {reference.sources > 1 && (
        <span className={isShortOnPhones ? 'max-tablet:hidden' : ''}>{` · ${t('reference_sources', { count: reference.sources })}`}</span>
      )}
      <span className={isShortOnPhones ? 'max-[374px]:hidden' : ''}>
        {reference.isStale ? ` · ${t('reference_stale')}` : <Age at={reference.at} />}
      </span>
    </span>
  );
}

/** The first HTML is the same for everybody, so how old the price is comes after it. */
function Age({ at }: { at: string }) {
  const t = useText('p2p');
  const duration = useDuration();
  const now = useNow();
  if (now === undefined) return null;
  const seconds = Math.max(1, (now - Date.parse(at)) / 1_000);
  return (
    <>
      {' · '}
      <bdi className="whitespace-nowrap tabular-nums">{t('reference_age', { time: duration(seconds) })}</bdi>
    </>
  );
}
