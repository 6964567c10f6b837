import { exchangeParts } from '@peerbourse/contract/core/content/kind.shape';
import type { countryRestriction as call } from '@peerbourse/contract/core/restrictions/country-restriction';
import { textsFor } from '#modules/core/content/index.ts';
import { isClosedForRegistration } from '#modules/core/reference/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { restrictionOf } from './restriction-of.ts';

/** What operators closed in the visitor's country, and accounts where nobody may register, of which there is no note. */
export const countryRestriction: Handler<typeof call> = async ({ db, visitor: { country, locale } }) => {
  const [restriction, hasNoAccounts] = await Promise.all([restrictionOf(db, country), isClosedForRegistration(db, country)]);
  const closed = new Set([...(restriction?.fields.closed ?? []), ...(hasNoAccounts ? ['accounts'] : [])]);
  const shown = restriction && textsFor(restriction, locale.code);
  return {
    country,
    closed: exchangeParts.filter((part) => closed.has(part)),
    note: shown?.texts.note ?? '',
    language: shown?.language ?? locale.code,
  };
};
