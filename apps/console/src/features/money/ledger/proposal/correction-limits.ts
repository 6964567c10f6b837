import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { english } from '@peerbourse/rules/formats/format';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';

const usdtScale = 6;

const customerKeys = ['ledger.correctionLimitUsdt', 'ledger.correctionDayLimitUsdt'];
const houseKeys = ['ledger.inventoryLimitUsdt', 'ledger.inventoryLimitUsdt'];

export interface CorrectionLimits {
  /** Of one correction, in whole USDT. */
  each: number;
  /** Of all that one member proposes on a day of UTC. */
  day: number;
}

/** The limits as the settings say; undefined while those are not known. The house's coins have one limit for both. */
export function limitsOf(settings: ReadonlyArray<{ key: string; value: unknown }>, isOfHouse: boolean): CorrectionLimits | undefined {
  const keys = isOfHouse ? houseKeys : customerKeys;
  const [each, day] = keys.map((wanted) => settings.find(({ key }) => key === wanted)?.value);
  return typeof each === 'number' && typeof day === 'number' ? { each, day } : undefined;
}

/** What a member has proposed on the day of a moment, in USDT, counted as the server does: what was rejected does not count. */
export function proposedOn(day: string, name: string, corrections: readonly Correction[]): string {
  const own = corrections.filter(
    ({ proposedBy, proposedAt, state }) => proposedBy === name && proposedAt.slice(0, 10) === day.slice(0, 10) && state !== 'rejected',
  );
  return formatUnits(
    own.reduce((sum, { usdt }) => sum + (usdt === '' ? 0n : parseUnits(usdt, usdtScale)), 0n),
    usdtScale,
  );
}

export function limitText({ each, day }: CorrectionLimits, proposed: string): string {
  const [most, maxToday] = [each, day].map((limit) => english.number(String(limit)));
  return `Each may be worth ${most} USDT at most. Of your ${maxToday} USDT for today (UTC) you have proposed ${english.number(proposed)} USDT.`;
}
