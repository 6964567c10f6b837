interface TitleLines {
  size: number;
  lines: string[];
}

interface Room {
  width: number;
  /** The largest letters come first; smaller ones are for titles that need more lines. */
  sizes: ReadonlyArray<{ size: number; most: number }>;
}

/** How a title stands in its room: with the largest letters that let all of it in, else cut off with three dots. */
export function titleLines(title: string, tag: string, { width, sizes }: Room): TitleLines {
  const pieces = piecesOf(title, tag);
  for (const { size, most } of sizes) {
    const lines = wrapped(pieces, width / size);
    if (lines.length <= most) return { size, lines };
  }
  const { size, most } = sizes.at(-1) ?? { size: 1, most: 1 };
  const lines = wrapped(pieces, width / size);
  return { size, lines: [...lines.slice(0, most - 1), cutOff(lines[most - 1] ?? '', width / size)] };
}

interface Piece {
  text: string;
  isAfterSpace: boolean;
}

/** What a line must not break inside of: words, or what the dictionary of the language takes for one where nobody writes spaces. */
function piecesOf(title: string, tag: string): Piece[] {
  return title
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const texts = withoutSpaces.test(word) ? wordsOf(word, tag) : [word];
      return texts.map((text, index) => ({ text, isAfterSpace: index === 0 }));
    });
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const opens = /[\p{Ps}\p{Pi}]$/u;

/** Signs stay with the word before them, what opens something with the word behind it. */
function wordsOf(text: string, tag: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1);
    const joins = last !== undefined && (opens.test(last) || (!isWordLike && !opens.test(segment)));
    if (joins) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

function wrapped(pieces: readonly Piece[], ems: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { text, isAfterSpace } of pieces) {
    const longer = line !== '' && isAfterSpace ? `${line} ${text}` : line + text;
    if (line === '' || emsOf(longer) <= ems) line = longer;
    else {
      lines.push(line);
      line = text;
    }
    while (emsOf(line) > ems) {
      const head = headOf(line, ems);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line === '' ? lines : [...lines, line];
}

function cutOff(line: string, ems: number): string {
  return `${headOf(line, ems - 1).trimEnd()}…`;
}

/** As many whole characters as there is room for, but at least one. */
function headOf(text: string, ems: number): string {
  let head = '';
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += emsOf(segment);
    if (width > ems && head !== '') break;
    head += segment;
  }
  return head;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Widths in bold letters of the fonts that we draw with, by kind of letter and rather too wide than too narrow. */
const widths: ReadonlyArray<readonly [RegExp, number]> = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\p{Extended_Pictographic}]/u, 1],
  [/[ijlI|.,:;'’!()[\]]/u, 0.37],
  [/[mwMWЖЩШЮМФжщшюмфسشصض@%&—…]/u, 0.98],
  [/[\p{Script=Arabic}\p{Script=Thai}]/u, 0.6],
  [/ /u, 0.27],
  [/\p{Lu}/u, 0.74],
];
const defaultWidth = 0.63;

function emsOf(text: string): number {
  let ems = 0;
  for (const character of text) ems += widths.find(([kind]) => kind.test(character))?.[1] ?? defaultWidth;
  return ems;
}
