const units: Readonly<Record<string, string>> = {
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  day: 'days',
  percent: '%',
  ppm: 'millionths',
  usdt: 'USDT',
  rows: 'rows',
};

/** `staleAfterSeconds` is “Stale after”, in seconds: units come last in names. */
export function fieldWords(name: string): { label: string; unit: string | undefined } {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/);
  const unit = words.length > 1 ? units[words.at(-1) ?? ''] : undefined;
  const [first = '', ...others] = unit ? words.slice(0, -1) : words;
  return { label: [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' ').replace(/^P2p\b/, 'P2P'), unit };
}
