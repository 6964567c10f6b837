import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Format } from '@peerbourse/rules/formats/format';
import { messageValue } from '@peerbourse/rules/formats/message-value';
import { nameWordings } from '@peerbourse/rules/paymethods/name-wording';
import { formatMessage } from '@peerbourse/texts/format-message';

/** The area of the words that mails have too; a route must name it among its texts. */
export const messageTexts = 'messages';

export interface EntryText {
  title: string;
  body: string;
  details: string[];
}

interface Told {
  kind: string;
  values: Readonly<Record<string, string | number>>;
}

interface Language {
  texts: Readonly<Record<string, string>>;
  format: Format;
  brand: string;
  countryName: (code: string) => string;
  methodName: (method: MethodName) => string;
}

/** Shown one per line, in this order, where an entry has them; the time stands beside it already. */
const detailNames = ['device', 'address', 'country', 'contact', 'name', 'order', 'amount', 'date', 'reason', 'reasons'] as const;

/** Puts an entry into words. One of a kind that pages do not know yet has none, and is left out. */
export function entryText({ kind, values }: Told, { texts, format, brand, countryName, methodName }: Language): EntryText | undefined {
  const [title, body] = [texts[`${kind}_subject`], texts[`${kind}_body`]];
  if (title === undefined || body === undefined) return undefined;
  const wording = wordingIn(values);
  const shown = (name: string, value: string | number) => {
    if (name === 'country') return countryName(String(value));
    if (name === 'name' && wording) return methodName({ paymethodName: String(value), paymethodWording: wording });
    return typeof value === 'string' ? (messageValue(value, format) ?? value) : value;
  };
  const given = { ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)])), brand };
  return {
    title: formatMessage(title, format, given),
    body: formatMessage(body, format, given),
    details: detailNames
      .filter((name) => values[name] !== undefined && values[name] !== '' && texts[`detail_${name}`] !== undefined)
      .map((name) => formatMessage(texts[`detail_${name}`] ?? '', format, given)),
  };
}

/** The name of an entry about a way to pay may be one that is told in the reader's language. */
function wordingIn({ wording, wordingCountry }: Told['values']): MethodName['paymethodWording'] {
  const text = nameWordings.find((known) => known === wording);
  return text === undefined ? null : { text, country: String(wordingCountry) };
}
