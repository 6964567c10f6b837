import { defaultLocale, localeOf } from '@peerbourse/contract/locales';
import type { marketStatus as call } from '@peerbourse/contract/p2p/p2p-config/market-status';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';

/** What operators wrote is shown while the market is stopped: in the visitor's language, the one beneath it, or English. */
export const marketStatus: Handler<typeof call> = async ({ db, visitor: { locale } }) => {
  const { isOpen, notes } = await readSetting(db, 'p2p-config.market');
  if (isOpen) return { serviceStatus: 1, note: '', language: locale.code };
  const language = [locale.code, localeOf(locale.code).overlayOf].find((near) => near && notes[near]) ?? defaultLocale;
  return { serviceStatus: 0, note: notes[language] ?? '', language };
};
