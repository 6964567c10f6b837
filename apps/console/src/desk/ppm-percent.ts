import { formatUnits } from '@peerbourse/rules/money';

/** Millionths as percent: 12500 is 1.25. */
export function ppmPercent(ppm: number): string {
  return formatUnits(BigInt(ppm), 4);
}

/** Percent with at most four digits behind the point as millionths; nothing if it is no such number. */
export function percentPpm(text: string): number | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{1,4})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  const ppm = Number(whole + fraction.padEnd(4, '0'));
  return sign === '-' && ppm !== 0 ? -ppm : ppm;
}
