import type { suggestedLanguage as call } from '@peerbourse/contract/core/languages/suggested-language';
import { localeOf } from '@peerbourse/contract/locales';
import type { Handler } from '#platform/http/serve.ts';
import { suggestionFor } from './suggestion.rules.ts';

/** Nothing is offered to somebody who already reads it. */
export const suggestedLanguage: Handler<typeof call> = async ({ visitor }, { accepted }) => {
  const locale = suggestionFor(accepted, visitor.country);
  if (locale === undefined || locale === visitor.locale.code || localeOf(locale).redirectToEnglish)
    return { locale: null, languageName: '' };
  return { locale, languageName: localeOf(locale).name };
};
