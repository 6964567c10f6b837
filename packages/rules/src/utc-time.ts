/** Times in tables and first HTML: `2026-11-15 08:30:00`, always UTC, the same bytes on server and client. */
export function utcDateTime(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 19)}`;
}

export function utcTime(moment: string): string {
  return moment.slice(11, 19);
}
