import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { isAppUserAgent } from '../src/base/native/app.ts';
import { type LanguageAnswer, languageOf } from './language-rules.ts';

const sessionCookies = /(?:^|;\s*)(?:__Host-)?(?:pb_rt|pb_at|login)=/;

export function hasSession({ cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && sessionCookies.test(cookie);
}

/** Whether the native app asks; its pages are rendered for it and not kept. */
export function isFromApp(headers: IncomingHttpHeaders): boolean {
  return isAppUserAgent(headers['user-agent']);
}

export function languageFor(headers: IncomingHttpHeaders, pathname: string, search: string): LanguageAnswer {
  return languageOf({
    pathname,
    search,
    langCookie: headers.cookie?.match(/(?:^|;\s*)lang=([^;]*)/)?.[1],
    acceptLanguage: headers['accept-language'],
    // Asked only when it matters: knowing robots by their name is slow.
    get isRobot() {
      return isbot(headers['user-agent'] ?? '');
    },
  });
}
