/** Amounts are whole numbers of the smallest unit (bigint); on the wire and on screen they are decimal strings. */

/** No amount has so many units: the supply of every coin is smaller, and sums of two still fit into 64 bits. */
export const unitsCeiling = 2n ** 62n;

const decimalShape = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads a decimal string exactly; digits beyond the scale are cut off, never rounded up. */
export function parseUnits(text: string, scale: number): bigint {
  const match = decimalShape.exec(text);
  if (!match) throw new RangeError(`not a decimal number: ${text}`);
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + sized(fraction, scale));
  return sign === '-' ? -units : units;
}

/** Writes units as a decimal string without needless zeros. */
export function formatUnits(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Whether a number starts with zeros that say nothing, such as 007. */
export function needsParsing(text: string): boolean {
  return /^0\d/.test(text);
}

/** What parsing makes of it: one digit at least stays before the point. */
export function withoutLeadingZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}

export type RangeProblem = 'not-a-number' | 'below-minimum' | 'above-maximum';

/** What is wrong with a decimal that has to lie between two others; both limits belong to the range. */
export function rangeProblem(text: string, minimum: string, maximum: string): RangeProblem | undefined {
  if (!decimalShape.test(text)) return 'not-a-number';
  if (isLess(text, minimum)) return 'below-minimum';
  return isLess(maximum, text) ? 'above-maximum' : undefined;
}

/** Compares two decimal strings exactly. */
export function isLess(left: string, right: string): boolean {
  const scale = Math.max(decimalsOf(left), decimalsOf(right));
  return parseUnits(left, scale) < parseUnits(right, scale);
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Digits are cut off or zeros added; nothing is rounded. */
function sized(fraction: string, length: number): string {
  return fraction.slice(0, length).padEnd(length, '0');
}
