import { formatMessage, type TextValues } from '../../packages/texts/src/format-message.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';

/** The texts of an area, as people read them. */
export function textOf(area: string): (key: string, values?: TextValues) => string {
  const texts = readCatalogue(area, 'en');
  return (key, values) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`there is no text ${area}.${key}`);
    return formatMessage(text, 'en-US', values);
  };
}
