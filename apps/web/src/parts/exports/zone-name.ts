/** A zone as files name it, from its minutes ahead of UTC. */
export function zoneName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const ahead = Math.abs(minutes);
  const two = (count: number) => String(count).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** Where this browser is now. Called after the first paint only: the server is elsewhere. */
export function minutesAheadOfUtc(): number {
  // Plain zero in London: JSON knows no other.
  return 0 - new Date().getTimezoneOffset();
}
