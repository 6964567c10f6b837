export interface ListEntry {
  entryId: string;
  name: string;
  aliases: readonly string[];
  /** Days (YYYY-MM-DD) or years (YYYY). */
  birthDates: readonly string[];
}

export interface ListFile {
  name: string;
  publishedOn: string;
  entries: readonly ListEntry[];
}

const header = 'entry_id,name,aliases,birth_dates';

/**
 * CSV in UTF-8: `#list,NAME,YYYY-MM-DD`, then the header, then one entry a line. Several aliases or dates of birth stand in one field with
 * a semicolon between them. One line that is wrong makes the whole file wrong: half a list would let people pass.
 */
export function readListFile(text: string): ListFile {
  const [head = [], columns = [], ...rows] = csvRows(text.replace(/^\uFEFF/, ''));
  const [mark, name = '', publishedOn = ''] = head;
  if (mark !== '#list' || name === '' || !/^\d{4}-\d\d-\d\d$/.test(publishedOn)) throw new Error('line 1 is not #list,NAME,YYYY-MM-DD');
  if (columns.join(',') !== header) throw new Error(`line 2 is not ${header}`);
  const entries = rows.map(readEntry);
  if (entries.length === 0) throw new Error('the list has no entry');
  if (new Set(entries.map(({ entryId }) => entryId)).size !== entries.length) throw new Error('an entry_id comes twice');
  return { name, publishedOn, entries };
}

function readEntry(fields: readonly string[], index: number): ListEntry {
  const [entryId = '', name = '', aliases = '', birthDates = ''] = fields.map((field) => field.trim());
  const dates = parts(birthDates);
  if (
    fields.length !== 4 ||
    entryId === '' ||
    entryId.length > 100 ||
    name === '' ||
    !dates.every((date) => /^\d{4}(?:-\d\d-\d\d)?$/.test(date))
  )
    throw new Error(`entry ${index + 1} is not ${header}`);
  return { entryId, name: name.slice(0, 300), aliases: parts(aliases), birthDates: dates };
}

function parts(field: string): string[] {
  return field
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Fields in quotes may hold commas, quotes (twice) and line ends. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let read = 0;
  for (const [whole, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy)) {
    read += whole.length;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  if (read !== text.length) throw new Error(`line ${rows.length + 1} has a quote that does not belong there`);
  return rows;
}
