import { countryName } from './country-name.ts';
import type { Template } from './template-list.query.ts';

export const templateShows = ['all', 'active', 'withdrawn'] as const;

export interface TemplateFilter {
  /** Part of a name, a code, a currency or a country. */
  text: string;
  show: (typeof templateShows)[number];
}

/** Every word must be found somewhere; the most used come first. */
export function foundTemplates(templates: readonly Template[], { text, show }: TemplateFilter): Template[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return templates
    .filter(({ content }) => show === 'all' || content.isActive === (show === 'active'))
    .filter((template) => words.every((word) => searched(template).some((part) => part.includes(word))))
    .toSorted((one, other) => other.uses - one.uses || one.content.name.localeCompare(other.content.name, 'en'));
}

function searched({ paymethodId, content: { name, code, fiats, countries } }: Template): string[] {
  return [paymethodId, name, code, ...fiats, ...countries, ...countries.map(countryName)].map((part) => part.toLowerCase());
}
