import { isLocaleCode, type LocaleCode } from '@peerbourse/contract/locales';
import { closeForGood } from '#base/lib/closed-marks.ts';
import { readCookie, writeCookie } from '#base/lib/cookies.ts';
import { writeCache } from '#base/lib/local-cache.ts';

interface Memory {
  read: typeof readCookie;
  write: typeof writeCookie;
  cache: typeof writeCache;
  close: typeof closeForGood;
}

const browserMemory: Memory = { read: readCookie, write: writeCookie, cache: writeCache, close: closeForGood };

/** The mark of somebody who has said which language to use: no other is offered any more. */
export const languageAnswered = 'language';

/** Remembers a language that is offered; anything else changes nothing. Answers whether it was taken. */
export function chooseLanguage(code: string, offered: readonly LocaleCode[], memory: Memory = browserMemory): boolean {
  if (!isLocaleCode(code) || !offered.includes(code)) return false;
  memory.write('lang', code);
  memory.cache('global_locale', code);
  memory.close(languageAnswered);
  return true;
}

/** The language of a page without prefix is remembered, unless the visitor has already chosen one. */
export function keepLanguageOfPage(code: LocaleCode, hasPrefix: boolean, memory: Memory = browserMemory): void {
  memory.cache('global_locale', code);
  if (!hasPrefix && memory.read('lang') === undefined) memory.write('lang', code);
}
