const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** A length of time in its two largest units: `42 s`, `5 min 3 s`, `2 h`, `3 d 4 h`. */
export function ageText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const first = units.findIndex(([, size]) => whole >= size);
  if (first === -1) return '0 s';
  let rest = whole;
  const parts = units.slice(first, first + 2).map(([name, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count} ${name}` : '';
  });
  return parts.filter(Boolean).join(' ');
}

export function agoText(seconds: number): string {
  return seconds < 1 ? 'now' : `${ageText(seconds)} ago`;
}

/** A moment ahead; one that has passed is due, and after a while overdue. */
export function untilText(seconds: number, overdueAfter = 5): string {
  if (seconds >= 1) return `in ${ageText(seconds)}`;
  return -seconds > overdueAfter ? `overdue by ${ageText(-seconds)}` : 'due now';
}

export function secondsSince(moment: string, nowMs: number): number {
  return (nowMs - Date.parse(moment)) / 1000;
}
