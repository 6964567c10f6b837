/** Behind the first letter of a name; white is easy to read on all of them, and neighbors are told apart. */
export const headColors = [
  '#0e7490',
  '#1d4ed8',
  '#4338ca',
  '#6d28d9',
  '#a21caf',
  '#be185d',
  '#b91c1c',
  '#c2410c',
  '#a16207',
  '#4d7c0f',
  '#15803d',
  '#0f766e',
  '#334155',
  '#1e3a8a',
  '#7c3aed',
  '#86198f',
  '#9f1239',
  '#7c2d12',
  '#854d0e',
  '#3f6212',
  '#065f46',
  '#155e75',
  '#0369a1',
  '#57534e',
] as const;

/** The same number always gives the same color. */
export function headColorOf(number: number): string {
  return headColors[Math.abs(Math.trunc(number)) % headColors.length] ?? headColors[0];
}

/** Which letters are read better on a color: white ones, or dark ones. */
export function isReadInWhite(color: string): boolean {
  return whiteContrast(color) >= 4.5;
}

/** The contrast of white on a color, as WCAG counts it. */
export function whiteContrast(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => light(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function light(share: number): number {
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
