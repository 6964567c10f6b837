import { formatFor } from '../../packages/rules/src/formats/format.ts';
import { formatMessage, type TextValues } from '../../packages/texts/src/format-message.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';

/** The texts of an area, as people read them in a language. */
export function textOf(area: string, language = 'en'): (key: string, values?: TextValues) => string {
  const texts = readCatalogue(area, language);
  return (key, values) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`there is no text ${area}.${key}`);
    return formatMessage(text, formatFor(language), values);
  };
}
