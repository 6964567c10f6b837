import { type ContentKind, contentKinds, type TextForm } from '@peerbourse/contract/core/content/kind.shape';
import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';
import { cleanCharacters, cleanLine, cleanLines } from '#modules/core/content/rich-text/clean-text.rules.ts';
import { richTextOf } from '#modules/core/content/rich-text/rich-text-of.ts';

/** The texts of one language as they will be kept. */
export interface WrittenTexts {
  texts: Record<string, string>;
  bodies: Array<{ name: string; source: string; blocks: Block[] }>;
  dropped: string[];
  /** The name of a text that cannot be kept: unknown, missing, too long, or nested too deeply. */
  badText: string | undefined;
}

export function writtenTexts(kind: ContentKind, given: Record<string, string>): WrittenTexts {
  const forms: Record<string, TextForm> = contentKinds[kind].texts;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(forms, name));
  const result: WrittenTexts = { texts: {}, bodies: [], dropped: [], badText: unknown };
  for (const [name, form] of Object.entries(forms)) {
    const text = cleaned(form, given[name] ?? '');
    const isWritten = form.form === 'rich' ? addBody(result, name, text) : addText(result, name, text);
    if (text.length > form.max || (form.isRequired && !isWritten)) result.badText ??= name;
  }
  return result;
}

/** The source of a long text keeps its indents, which mean something. */
export function cleaned({ form }: TextForm, text: string): string {
  if (form === 'rich') return cleanCharacters(text).trim();
  return form === 'line' ? cleanLine(text) : cleanLines(text);
}

function addText({ texts }: WrittenTexts, name: string, text: string): boolean {
  if (text !== '') texts[name] = text;
  return text !== '';
}

function addBody({ bodies, dropped }: WrittenTexts, name: string, source: string): boolean {
  const richText = richTextOf(source);
  if (richText.blocks.length > 0) bodies.push({ name, source, blocks: richText.blocks });
  dropped.push(...richText.dropped);
  return richText.blocks.length > 0;
}

/** Nothing in it can be read: as if the language had not been given. */
export function isBlank(given: Record<string, string>): boolean {
  return Object.values(given).every((text) => cleanLine(text) === '');
}
