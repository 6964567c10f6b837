const minute = 60;
const hour = 60 * minute;

/** What is left until a moment, as a clock shows it; days are counted in hours. */
export function timeLeft(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  const two = (count: number) => String(count).padStart(2, '0');
  if (seconds < hour) return `${two(Math.floor(seconds / minute))}:${two(seconds % minute)}`;
  return `${Math.floor(seconds / hour)}:${two(Math.floor((seconds % hour) / minute))}:${two(seconds % minute)}`;
}
