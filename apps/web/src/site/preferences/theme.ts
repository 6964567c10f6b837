import { writeCookie } from '#base/lib/cookies.ts';

export type Theme = 'light' | 'dark';

/** Whatever was remembered before, the page is light. */
export function forceLight(page: Pick<Document, 'documentElement'>, write: typeof writeCookie = writeCookie): void {
  write('theme', 'light');
  page.documentElement.dataset.theme = 'light';
}

/** The switch turns, but there is one theme: what is remembered and what is shown is always light. */
export function switchTheme(current: Theme, page: Pick<Document, 'documentElement'>, write: typeof writeCookie = writeCookie): Theme {
  forceLight(page, write);
  return current === 'light' ? 'dark' : 'light';
}
