/** What the client does with a refusal. */
type RefusalShow = 'toast' | 'dialog' | 'blocking-dialog' | 'field' | 'logout' | 'silent';

/** One expected "no": what travels on the wire, the key of its text in the `refusals` catalogue, and how clients show it. */
export interface RefusalRow {
  code: string;
  http: number;
  text: string;
  show: RefusalShow;
}

export function row(code: string, text: string, show: RefusalShow = 'toast', http = 200): RefusalRow {
  return { code, text, show, http };
}
