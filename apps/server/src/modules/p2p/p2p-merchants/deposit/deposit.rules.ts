import type { P2pFiatCode } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { depositScale } from '@peerbourse/rules/p2p-merchants/merchant-level';

export const depositCoin = 'USDT';

/** More than any deposit that anybody asks for: what is typed by mistake is stopped here. */
export const mostDeposit = parseUnits('10000000', depositScale);

/** What the configuration says about deposits, in whole USDT. */
export interface DepositTerms {
  applyBusinessUsdt: string;
  cnApplyBusinessMarginAmount: string;
  deposits: Partial<Record<P2pFiatCode, string>>;
}

/** The area of people whose name was checked in mainland China. */
export const mainlandArea = '1';

/** What one currency asks for. In mainland China it is one amount, whatever the currency. */
export function depositOf(
  { applyBusinessUsdt, cnApplyBusinessMarginAmount, deposits }: DepositTerms,
  fiat: string,
  areaId: string,
): bigint {
  const usual = deposits[fiat as P2pFiatCode] ?? applyBusinessUsdt;
  return parseUnits(areaId === mainlandArea ? cnApplyBusinessMarginAmount : usual, depositScale);
}

/** Each currency has its own deposit. */
export function depositFor(terms: DepositTerms, fiats: readonly string[], areaId: string): bigint {
  return fiats.reduce((sum, fiat) => sum + depositOf(terms, fiat, areaId), 0n);
}

export function usdtText(units: bigint): string {
  return formatUnits(units, depositScale);
}
