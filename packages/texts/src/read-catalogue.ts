import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Flat texts of one area in one language, after its overlay has been laid over the language beneath it. */
export type Catalogue = Record<string, string>;

/** An English entry says to translators where it stands, how long it may be and what its placeholders hold. */
export interface SourceText {
  text: string;
  note: string;
  /** Which sense of a term of the glossary is meant here, or "none: " and the reason why it is no term here. */
  terms?: Record<string, string>;
}

/** A translated entry keeps the mark of the English that it was made from, so that a changed English shows. */
export interface Translation {
  text: string;
  of: string;
}

export const catalogueRoot = join(import.meta.dirname, '..');

/** The areas that have texts: every folder with English in it. */
export function catalogueAreas(): string[] {
  return readdirSync(catalogueRoot).filter((name) => existsSync(join(catalogueRoot, name, 'en.json')));
}

/** The texts alone, without notes and marks. */
export function readCatalogue(area: string, code: string, overlayOf?: string): Catalogue {
  const beneath = overlayOf ? readCatalogue(area, overlayOf) : {};
  const file = JSON.parse(readFileSync(join(catalogueRoot, area, `${code}.json`), 'utf8')) as Record<string, SourceText | Translation>;
  const own = Object.entries(file).map(([key, { text }]) => [key, text] as const);
  return { ...beneath, ...Object.fromEntries(own) };
}

export function readSource(area: string): Record<string, SourceText> {
  return JSON.parse(readFileSync(join(catalogueRoot, area, 'en.json'), 'utf8')) as Record<string, SourceText>;
}
