import type { EligibilityReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { Format } from '@peerbourse/rules/formats/format';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useFormat } from '#base/i18n/format.ts';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';

export interface ReasonText {
  /** As short as a button. */
  short: string;
  /** What is asked, in a sentence. */
  long: string;
  /** What somebody can do about it. */
  fix: { to: string; label: string } | undefined;
}

type Code = EligibilityReason['code'];

/** Where it can be mended, as far as it can. */
const fixes: Partial<Record<Code, { to: string; label: TextKey<'p2p'> }>> = {
  terms: { to: '/p2p-trade/center', label: 'fix_terms' },
  kyc: { to: '/account/verified', label: 'fix_kyc' },
  email: { to: '/account/security', label: 'fix_email' },
  phone: { to: '/account/security', label: 'fix_phone' },
  holdings: { to: '/assets', label: 'fix_holdings' },
  method: { to: '/account/payment-methods', label: 'fix_method' },
  own_ad: { to: '/p2p-trade/ads', label: 'fix_own_ad' },
  restricted_until: { to: '/p2p-trade/center', label: 'fix_restricted' },
  blocked: { to: '/p2p-trade/center?people=blocked#people', label: 'fix_blocked' },
};

/** Reasons why somebody may not take an ad, in words, each with the way out of it. */
export function useReasonText(): (reason: EligibilityReason) => ReasonText {
  const t = useText('p2p');
  const format = useFormat();
  const countryName = useCountryName();
  return ({ code, params }) => {
    const values = valuesOf(params, countryName, format);
    const fix = fixes[code];
    // Nobody knows until when: the words then leave it out.
    const key = code === 'restricted_until' && !params.until ? 'restricted' : code;
    const own = ownValue(code, params, format);
    const withOwn = (form: 'short' | 'reason', reason: string) =>
      own === undefined ? reason : t(`${form}_with_own`, { reason, value: own });
    return {
      short: withOwn('short', t(`short_${key}`, values)),
      long: withOwn('reason', t(`reason_${key}`, values)),
      fix: fix && { to: fix.to, label: t(fix.label) },
    };
  };
}

/** What the reader has of what is asked for. The age of an account needs no such words: everybody knows when they came. */
function ownValue(code: Code, { has, coin }: EligibilityReason['params'], format: Format): string | undefined {
  if (typeof has !== 'string' || code === 'join_days') return undefined;
  if (code === 'rate' || code === 'rating') return format.percent(has, 0);
  return code === 'holdings' ? format.amount(has, String(coin)) : format.number(has);
}

function valuesOf(
  params: EligibilityReason['params'],
  countryName: (code: string) => string,
  format: Format,
): Record<string, string | number> {
  const { countries, until, amount, min, max, percent, has: _, ...rest } = params;
  const plain = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : String(value),
  ]);
  return {
    ...Object.fromEntries(plain),
    ...(Array.isArray(countries) ? { countries: countries.map(countryName).join(', ') } : {}),
    ...(typeof until === 'string' && until !== '' ? { until: format.moment(until) } : {}),
    ...(typeof percent === 'string' ? { percent: format.percent(percent, 0) } : {}),
    ...(typeof amount === 'string' ? { amount: format.number(amount) } : {}),
    ...(typeof min === 'string' ? { min: format.number(min) } : {}),
    ...(typeof max === 'string' ? { max: format.number(max) } : {}),
  };
}
