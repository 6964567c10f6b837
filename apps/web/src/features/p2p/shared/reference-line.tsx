import { displayDecimal } from '@peerbourse/rules/money';
import { useText } from '#base/i18n/texts.tsx';
import { useNow } from '#base/lib/use-now.ts';
import { useDuration } from './duration-text.ts';

interface ReferenceLineProps {
  reference: { price: string; at: string; sources: number; isStale: boolean } | null;
  fiatCode: string;
}

/** What the coin is worth elsewhere, by how many sources and of when. */
export function ReferenceLine({ reference, fiatCode }: ReferenceLineProps) {
  const t = useText('p2p');
  if (!reference) return <span>{t('reference_none')}</span>;
  return (
    <span>
      {t('reference', { price: displayDecimal(reference.price), fiat: fiatCode })}
      {reference.sources > 1 && ` · ${t('reference_sources', { count: reference.sources })}`}
      {reference.isStale ? ` · ${t('reference_stale')}` : <Age at={reference.at} />}
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
      <bdi className="tabular-nums">{t('reference_age', { time: duration(seconds) })}</bdi>
    </>
  );
}
