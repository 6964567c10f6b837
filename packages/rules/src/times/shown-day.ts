/**
 * A day of UTC as the reader's language writes it, with Latin digits and the same calendar everywhere, as in every number of the site. Only
 * for what is never rendered on the server: browsers know other versions of the languages.
 */
export function shownDay(day: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
