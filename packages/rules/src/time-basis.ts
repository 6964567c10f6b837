/** Since when a percentage change is measured: the last 24 hours, or the start of the day in a zone (offset in minutes). */
export type TimeBasis = 'last24h' | number;

export const defaultTimeBasis: TimeBasis = 'last24h';

const step = 60;
const limit = 720;

export const timeBasisOptions: readonly TimeBasis[] = [
  'last24h',
  ...Array.from({ length: (2 * limit) / step + 1 }, (_, index) => index * step - limit),
];

/** What was saved, if it still is one of the options. */
export function timeBasisOf(saved: unknown): TimeBasis {
  return timeBasisOptions.find((option) => option === saved || String(option) === saved) ?? defaultTimeBasis;
}

/** The open that a change is measured from: of the day under any basis but the default. */
export function openFor(basis: TimeBasis, opens: { last24h: string; today: string | undefined }): string {
  return basis === 'last24h' ? opens.last24h : (opens.today ?? '0');
}
