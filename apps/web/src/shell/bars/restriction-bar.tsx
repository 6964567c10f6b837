import type { ExchangePart } from '@peerbourse/contract/core/content/kind.shape';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useRead } from '#base/api/read.ts';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { closeForGood, useIsClosed } from '#base/lib/closed-marks.ts';
import { countryRestrictionQuery } from '#queries/restrictions/country-restriction.query.ts';
import { useBrand } from '#site/site-settings.ts';

const partNames: Record<ExchangePart, TextKey<'common'>> = {
  accounts: 'product_accounts',
  p2p: 'nav_p2p',
  'buy-crypto': 'nav_buy_crypto',
  spot: 'part_spot',
  contract: 'nav_contract',
  'copy-trading': 'nav_copy',
  earn: 'nav_earn',
  deposits: 'part_deposits',
  withdrawals: 'part_withdrawals',
  prices: 'nav_prices',
};

/** Says to visitors from some countries what they cannot use here, in the operators' words or by name; until it is closed. */
export function RestrictionBar() {
  const t = useText('common');
  const isClosed = useIsClosed();
  const marks = useLanguageMarks();
  const restriction = useRead(countryRestrictionQuery);
  if (!restriction || restriction.closed.length === 0) return null;
  const { country, closed, note, language } = restriction;
  const mark = `restriction:${country}:${closed.join(',')}`;
  if (isClosed(mark)) return null;
  return (
    <div className="rounded-medium shadow-float">
      <Banner tone="warning" isSpoken close={{ label: t('close'), onPress: () => closeForGood(mark) }}>
        {note ? <p {...marks(language)}>{note}</p> : <ClosedParts closed={closed} />}
      </Banner>
    </div>
  );
}

function ClosedParts({ closed }: { closed: readonly ExchangePart[] }) {
  const t = useText('common');
  const brand = useBrand().name;
  return (
    <>
      <p>{t('restriction', { brand })}</p>
      <ul className="flex flex-wrap gap-x-3 font-semibold">
        {closed.map((part) => (
          <li key={part}>{t(partNames[part])}</li>
        ))}
      </ul>
    </>
  );
}
