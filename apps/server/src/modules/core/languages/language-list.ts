import type { languageList as call } from '@peerbourse/contract/core/languages/language-list';
import { locales } from '@peerbourse/contract/locales';
import type { Handler } from '#platform/http/serve.ts';

export const languageList: Handler<typeof call> = async () => ({
  languageTypeList: locales
    .filter((locale) => !locale.redirectToEnglish)
    .map(({ code, languageKey, name, languageType }) => ({ locale: code, languageKey, languageName: name, languageType })),
});
