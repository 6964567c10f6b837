export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Puts `insert` in the place of what lies between `from` and `to`, then selects a part of the new text. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

/** Marks on both sides of the selected text; when they are there already they are taken away. */
export function wrapped({ text, start, end }: Selection, mark: string): Edit {
  const size = mark.length;
  if (start >= size && text.slice(start - size, start) === mark && text.slice(end, end + size) === mark) {
    const insert = text.slice(start, end);
    return { from: start - size, to: end + size, insert, selectFrom: start - size, selectTo: end - size };
  }
  const selected = text.slice(start, end) || 'words';
  return { from: start, to: end, insert: mark + selected + mark, selectFrom: start + size, selectTo: start + size + selected.length };
}

/** The selected text as a link whose address is then typed. */
export function linked({ text, start, end }: Selection): Edit {
  const selected = text.slice(start, end) || 'words';
  const address = 'https://';
  const selectFrom = start + selected.length + 3;
  return { from: start, to: end, insert: `[${selected}](${address})`, selectFrom, selectTo: selectFrom + address.length };
}

/** A prefix before each selected line; when all have it, it is taken away. */
export function prefixed({ text, start, end }: Selection, prefixOf: (index: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - 1, from));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const haveAll = lines.every((line, index) => line.startsWith(prefixOf(index)));
  const insert = lines.map((line, index) => (haveAll ? line.slice(prefixOf(index).length) : prefixOf(index) + line)).join('\n');
  return { from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length };
}

/** Something that needs a paragraph of its own, behind the selection; the part of it that is to be replaced gets selected. */
export function inserted({ text, end }: Selection, block: string, part: string): Edit {
  const before = text.slice(0, end).trimEnd();
  const lead = before === '' ? '' : '\n\n';
  const selectFrom = before.length + lead.length + block.indexOf(part);
  const rest = text.slice(end).trimStart();
  const to = text.length - rest.length;
  return { from: before.length, to, insert: `${lead}${block}\n\n`, selectFrom, selectTo: selectFrom + part.length };
}

export const tableBlock = '| Column | Column |\n| --- | --- |\n| Text | Text |';

export function pictureBlock(fileId: string): string {
  return `![${pictureAlternative}](picture:${fileId})`;
}

export const pictureAlternative = 'what the picture shows';

/** What the text is after the edit. */
export function editedText(text: string, { from, to, insert }: Edit): string {
  return text.slice(0, from) + insert + text.slice(to);
}
