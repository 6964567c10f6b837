/** Amounts are whole numbers of the smallest unit (bigint); on the wire and on screen they are decimal strings. */

const decimalShape = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads a decimal string exactly; digits beyond the scale are cut off, never rounded up. */
export function parseUnits(text: string, scale: number): bigint {
  const match = decimalShape.exec(text);
  if (!match) throw new RangeError(`not a decimal number: ${text}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const units = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  return sign === '-' ? -units : units;
}

/** Writes units as a decimal string without needless zeros. */
export function formatUnits(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * A number as every screen shows it: comma groups and a dot, the same in all languages, so that 1.234 never means two
 * things. With `decimals` the fraction is cut or filled to that length.
 */
export function displayDecimal(text: string, decimals?: number): string {
  const match = decimalShape.exec(text);
  if (!match) return '--';
  const [, sign, whole = '0', fraction = ''] = match;
  const shown = decimals === undefined ? fraction : fraction.slice(0, decimals).padEnd(decimals, '0');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${grouped}${shown === '' ? '' : `.${shown}`}`;
}
