import { formatUnits, parseUnits } from '@peerbourse/rules/money';

/** The sum of decimal strings, exact to the last digit. */
export function sumOf(parts: readonly string[]): string {
  const scale = Math.max(...parts.map((part) => (part.split('.')[1] ?? '').length));
  return formatUnits(
    parts.reduce((sum, part) => sum + parseUnits(part, scale), 0n),
    scale,
  );
}
