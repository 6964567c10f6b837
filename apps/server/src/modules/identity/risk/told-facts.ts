import { formatUnits } from '@peerbourse/rules/money';
import type { RiskFacts } from '@peerbourse/rules/risk/rule';

const hundredths = 2;

/** Facts as staff read them, with amounts in USDT. */
export function toldFacts({ amount, amount24h, ...facts }: RiskFacts) {
  return {
    ...facts,
    amount: amount === null ? null : formatUnits(amount, hundredths),
    amount24h: formatUnits(amount24h, hundredths),
  };
}
