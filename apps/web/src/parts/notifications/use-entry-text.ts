import { useCountryName } from '#base/i18n/country-names.ts';
import { useTexts } from '#base/i18n/texts.tsx';
import { useMethodName } from '#parts/use-method-name.ts';
import type { Entry } from '#queries/notifications/notification-list.query.ts';
import { useBrand } from '#site/site-settings.ts';
import { type EntryText, entryText, messageTexts } from './entry-text.ts';

/** What an entry says in the language of the page. */
export function useEntryText(entry: Entry): EntryText | undefined {
  const { texts, format } = useTexts();
  const countryName = useCountryName();
  const methodName = useMethodName();
  return entryText(entry, { texts: texts[messageTexts] ?? {}, format, brand: useBrand().name, countryName, methodName });
}
