import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { type LocaleCode, locales } from '@peerbourse/contract/locales';
import { formatFor } from '@peerbourse/rules/formats/format';
import { formatMessage } from '@peerbourse/texts/format-message';
import { readCatalogue } from '@peerbourse/texts/read-catalogue';

/** An item that comes with the release. A language that lacks a text which must be there is left out when it is written. */
export interface InitialItem {
  kind: ContentKind;
  name: string;
  fields: Record<string, unknown>;
  texts: Partial<Record<LocaleCode, Record<string, string>>>;
}

/** What stands for the brand in a text of the catalogues stands for it in content too. */
const placeholders = { brand: '{brand}', legalEntity: '{legalEntity}', supportAddress: '{supportAddress}' };

/** Texts of an area as texts of items, by the names that the item has for them. */
export function openCatalogues(area: string): (keys: Record<string, string>) => InitialItem['texts'] {
  const catalogues = locales.map(({ code, overlayOf, tag }) => ({
    code,
    tag,
    own: readCatalogue(area, code),
    whole: readCatalogue(area, code, overlayOf),
  }));
  return (keys) => {
    const wanted = Object.entries(keys);
    // An overlay is written only where it has words of its own.
    const speaking = catalogues.filter(({ own }) => wanted.some(([, key]) => key in own));
    return Object.fromEntries(
      speaking.map(({ code, tag, whole }) => [
        code,
        Object.fromEntries(wanted.map(([name, key]) => [name, formatMessage(whole[key] ?? '', formatFor(tag), placeholders)])),
      ]),
    );
  };
}
