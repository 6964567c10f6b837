import { type Block, linkTarget, type Span } from '@peerbourse/contract/core/content/rich-text.shape';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import * as z from 'zod/mini';
import { cleanCharacters, cleanLine } from './clean-text.rules.ts';

const deepest = 6;
const maxPieces = 2_000;
const maxDropped = 50;
const shownLength = 80;

export interface RichText {
  blocks: Block[];
  /** What of the source is not kept, in words for the editor. */
  dropped: string[];
  /** Too long, or nested too deeply: there are no blocks then, and nobody may keep it. */
  isTooLarge: boolean;
}

/** Markdown as a tree of what a screen can show. HTML, strange links and strange pictures are not among it. */
export function richTextOf(source: string): RichText {
  const state: ParseState = { dropped: new Set(), anchors: new Set(), isTooDeep: false };
  const text = cleanCharacters(source);
  const isTangledText = isTangled(text);
  const blocks = isTangledText ? [] : blocksOf(state, new Lexer({ gfm: true }).lex(text), 1);
  if (isTangledText || state.isTooDeep || countPieces(blocks) > maxPieces) {
    return { blocks: [], dropped: [`everything: it has more than ${maxPieces} pieces or more than ${deepest} levels`], isTooLarge: true };
  }
  return { blocks, dropped: [...state.dropped].slice(0, maxDropped), isTooLarge: false };
}

interface ParseState {
  dropped: Set<string>;
  anchors: Set<string>;
  isTooDeep: boolean;
}

/** The reader of Markdown calls itself for each level on a line, and looks at each mark of a paragraph from each other one. */
function isTangled(text: string): boolean {
  const manyLevels = /^[ ]*(?:>[ ]*|(?:[-*+]|\d{1,9}[.)])[ ]+){20}/m;
  const marksIn = (part: string) => part.match(/[*_~]+/g)?.length ?? 0;
  return manyLevels.test(text) || marksIn(text) > 2 * maxPieces || text.split(/\n[ ]*\n/).some((part) => marksIn(part) > maxPieces / 2);
}

function blocksOf(state: ParseState, tokens: readonly Token[], level: number): Block[] {
  if (level > deepest) state.isTooDeep = true;
  return state.isTooDeep ? [] : tokens.flatMap((token) => blockOf(state, token as MarkedToken, level));
}

function blockOf(state: ParseState, token: MarkedToken, level: number): Block[] {
  switch (token.type) {
    case 'heading':
      return headingOf(state, token);
    case 'list':
      return listOf(state, token, level);
    case 'blockquote':
      return quoteOf(blocksOf(state, token.tokens, level + 1));
    case 'code':
      return [{ kind: 'code', text: cleanCharacters(token.text) }];
    case 'table':
      return [tableOf(state, token)];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'space':
    case 'def':
      return [];
    case 'paragraph':
    case 'text':
      return paragraphsOf(state, token.tokens ?? [token]);
    default:
      return paragraphsOf(state, [token]);
  }
}

function headingOf(state: ParseState, { depth, tokens }: Tokens.Heading): Block[] {
  const spans = lineOf(state, tokens);
  if (spans.length === 0) return [];
  return [{ kind: 'heading', level: depth <= 2 ? 2 : 3, anchor: anchorOf(state, plainTextOf(spans)), spans }];
}

/** A name that a link can lead to, in letters of any script; no two of a text are alike. */
function anchorOf({ anchors }: ParseState, text: string): string {
  const letters = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = Array.from(letters.join('-')).slice(0, 60).join('') || 'section';
  let anchor = name;
  for (let number = 2; anchors.has(anchor); number++) anchor = `${name}-${number}`;
  anchors.add(anchor);
  return anchor;
}

function listOf(state: ParseState, { ordered, items }: Tokens.List, level: number): Block[] {
  const kept = items.map(({ tokens }) => blocksOf(state, tokens, level + 1)).filter((blocks) => blocks.length > 0);
  return kept.length > 0 ? [{ kind: 'list', isOrdered: ordered, items: kept }] : [];
}

function quoteOf(blocks: Block[]): Block[] {
  return blocks.length > 0 ? [{ kind: 'quote', blocks }] : [];
}

function tableOf(state: ParseState, { header, rows }: Tokens.Table): Block {
  const cell = ({ tokens }: Tokens.TableCell) => lineOf(state, tokens);
  return { kind: 'table', head: header.map(cell), rows: rows.map((row) => row.map(cell)) };
}

/** A picture stands alone, so a paragraph with a picture in it becomes what is before, the picture, and what is behind. */
function paragraphsOf(state: ParseState, tokens: readonly Token[]): Block[] {
  const at = tokens.findIndex(isOwnPicture);
  const before = lineOf(state, at === -1 ? tokens : tokens.slice(0, at));
  const paragraph: Block[] = before.length > 0 ? [{ kind: 'paragraph', spans: before }] : [];
  if (at === -1) return paragraph;
  return [...paragraph, pictureOf(tokens[at] as Tokens.Image), ...paragraphsOf(state, tokens.slice(at + 1))];
}

const ownPicture = /^picture:([\w-]{22})$/;

function isOwnPicture(token: Token): boolean {
  return token.type === 'image' && ownPicture.test((token as Tokens.Image).href);
}

function pictureOf({ href, text }: Tokens.Image): Block {
  return { kind: 'picture', fileId: href.replace(ownPicture, '$1'), alternative: cleanLine(text) };
}

type Marks = Pick<Span & { kind: 'text' }, 'isStrong' | 'isEmphasized' | 'isCode'>;

/** The spans of a line, without the space around it. */
function lineOf(state: ParseState, tokens: readonly Token[]): Span[] {
  const spans = joined(spansOf(state, tokens, {}));
  const isBlank = (span: Span | undefined) => span?.kind === 'break' || (span?.kind === 'text' && span.text.trim() === '');
  while (isBlank(spans[0])) spans.shift();
  while (isBlank(spans.at(-1))) spans.pop();
  const [first, last] = [spans[0], spans.at(-1)];
  if (first?.kind === 'text') first.text = first.text.trimStart();
  if (last?.kind === 'text') last.text = last.text.trimEnd();
  return spans;
}

function spansOf(state: ParseState, tokens: readonly Token[], marks: Marks): Span[] {
  return tokens.flatMap((token) => spanOf(state, token as MarkedToken, marks));
}

function spanOf(state: ParseState, token: MarkedToken, marks: Marks): Span[] {
  switch (token.type) {
    case 'strong':
      return spansOf(state, token.tokens, { ...marks, isStrong: true });
    case 'em':
      return spansOf(state, token.tokens, { ...marks, isEmphasized: true });
    case 'link':
      return linkOf(state, token, marks);
    case 'br':
      return [{ kind: 'break' }];
    case 'codespan':
      return textOf(token.text, { ...marks, isCode: true });
    case 'escape':
      return textOf(token.text, marks);
    case 'text':
      return token.tokens ? spansOf(state, token.tokens, marks) : textOf(withoutReferences(token.text), marks);
    case 'del':
      state.dropped.add('the line through a text');
      return spansOf(state, token.tokens, marks);
    default:
      state.dropped.add(nameOf(token));
      return [];
  }
}

function textOf(text: string, marks: Marks): Span[] {
  const cleaned = cleanCharacters(text).replace(/[ ]*\n[ ]*/g, ' ');
  return cleaned === '' ? [] : [{ kind: 'text', text: cleaned, ...marks }];
}

/** Words whose link leads somewhere else than we allow stay, without the link. */
function linkOf(state: ParseState, { href, tokens }: Tokens.Link, marks: Marks): Span[] {
  const spans = joined(spansOf(state, tokens, marks)).filter(({ kind }) => kind === 'text');
  const to = withoutReferences(href).replace(/[^\0-\x7F]+/g, encodeURIComponent);
  if (spans.length === 0) return [];
  if (z.safeParse(linkTarget, to).success) return [{ kind: 'link', to, spans }];
  state.dropped.add(`link to ${shown(href)}`);
  return spans;
}

const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** The characters that Markdown writes as names; those that it writes as numbers have been read already. */
function withoutReferences(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => references[name] ?? '');
}

/** Neighbours that look alike are one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last?.kind === 'text' && span.kind === 'text' && looksLike(last, span)) last.text += span.text;
    else result.push({ ...span });
  }
  return result;
}

function looksLike(one: Marks, other: Marks): boolean {
  return one.isStrong === other.isStrong && one.isEmphasized === other.isEmphasized && one.isCode === other.isCode;
}

function plainTextOf(spans: readonly Span[]): string {
  return spans.map((span) => (span.kind === 'text' ? span.text : span.kind === 'link' ? plainTextOf(span.spans) : ' ')).join('');
}

function nameOf(token: MarkedToken): string {
  if (token.type === 'image') return ownPicture.test(token.href) ? 'picture within a line' : `picture ${shown(token.href)}`;
  if (token.type === 'checkbox') return 'check box';
  const [tag = ''] = /^<\/?[a-z][a-z0-9-]*/i.exec(token.raw) ?? [];
  return tag === '' ? `HTML ${shown(token.raw)}` : `HTML ${tag.replace('/', '')}>`;
}

function shown(text: string): string {
  const line = Array.from(cleanLine(text));
  return line.length > shownLength ? `${line.slice(0, shownLength).join('')}…` : line.join('');
}

/** Every block, item, row, cell and span is one, wherever it stands. */
function countPieces(parts: readonly unknown[]): number {
  return parts.reduce<number>((sum, part) => sum + 1 + piecesWithin(part), 0);
}

function piecesWithin(part: unknown): number {
  if (Array.isArray(part)) return countPieces(part);
  const lists = Object.values(part as object).filter((value) => Array.isArray(value));
  return lists.reduce<number>((sum, list) => sum + countPieces(list), 0);
}
