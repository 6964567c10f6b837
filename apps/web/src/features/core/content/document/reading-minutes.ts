import type { Block, Span } from '@peerbourse/contract/core/content/rich-text.shape';
import { plainText } from '@peerbourse/ui/prose/rich-text';

/** How much people read in a minute: of scripts with spaces in words, of the others in letters. */
const words = 220;
const ideographs = 500;
const thaiLetters = 900;

/** An estimate in whole minutes, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const text = textOf(blocks);
  const [dense, thai] = [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, /\p{sc=Thai}/gu];
  const spaced = text.replace(dense, ' ').replace(thai, ' ');
  const minutes = countOf(spaced, /[\p{L}\p{N}]+/gu) / words + countOf(text, dense) / ideographs + countOf(text, thai) / thaiLetters;
  return Math.max(1, Math.round(minutes));
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map(textOfBlock).join(' ');
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainText(block.spans);
    case 'list':
      return block.items.map(textOf).join(' ');
    case 'quote':
      return textOf(block.blocks);
    case 'table':
      return [block.head, ...block.rows].map(textOfCells).join(' ');
    case 'code':
      return block.text;
    case 'picture':
    case 'rule':
      return '';
  }
}

function textOfCells(cells: readonly Span[][]): string {
  return cells.map(plainText).join(' ');
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
