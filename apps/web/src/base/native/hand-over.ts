import { prefixOf } from '@peerbourse/contract/locales';
import { redirect } from 'react-router';
import { type Page, pageOfDocument } from '#base/page.tsx';
import { nativeApp } from './app.ts';
import { nativeTargetOf } from './interception.ts';

/** Inside the app some pages are screens of its own: it opens one, and the web page goes home. */
export async function handOver({ url }: { url: URL }, next: () => Promise<unknown>): Promise<void> {
  const app = nativeApp();
  const target = app && nativeTargetOf(withoutLanguage(url.pathname));
  if (app && target) {
    app.openScreen(target);
    throw redirect('/');
  }
  await next();
}

/** The same for a page that was loaded directly: the server sent the home page and named the screen on it. */
export function handOverFirstPage({ nativeTarget, locale }: Page): void {
  if (!nativeTarget) return;
  history.replaceState(null, '', prefixOf(locale.code) || '/');
  nativeApp()?.openScreen(nativeTarget);
}

function withoutLanguage(pathname: string): string {
  const prefix = prefixOf(pageOfDocument(document).locale.code);
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
