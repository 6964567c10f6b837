import { suggestedLanguage } from '@peerbourse/contract/core/languages/suggested-language';
import { queryOf } from '#base/api/query.ts';

const maxAccepted = 20;

/** Not shared: it depends on what the browser accepts and where the visitor is. */
export const suggestedLanguageQuery = (accepted: readonly string[]) =>
  queryOf(suggestedLanguage, { accepted: accepted.slice(0, maxAccepted) }, { staleMs: 3_600_000, meta: { showToast: false } });
