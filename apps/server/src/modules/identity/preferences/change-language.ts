import type { changeLanguage as call } from '@peerbourse/contract/identity/preferences/change-language';
import { locales } from '@peerbourse/contract/locales';
import { updateLanguage } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { mergePreferences } from './preference.table.ts';

/** Mails and messages follow the language of the person, so it is the main account's. */
export const changeLanguage: Handler<typeof call> = async ({ tx, actor }, { languageType }) => {
  const locale = locales.find((row) => row.languageType === languageType);
  if (!locale) throw refuse('preferences.unknown-language');
  await updateLanguage(tx, actor.mainId, locale.code);
  await mergePreferences(tx, actor.accountId, { languageType });
  return { languageType };
};
