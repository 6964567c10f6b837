import { crc32, inflateRawSync } from 'node:zlib';

/** Reads back what exports wrote, with code that has nothing in common with what wrote it. */
export function csvRows(content: Buffer): string[][] {
  const text = content.toString('utf8');
  if (!text.startsWith('\ufeff')) throw new Error('a CSV file begins with its byte order mark');
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 1; at < text.length; at++) {
    const sign = text[at] as string;
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at++;
    } else cell += sign;
  }
  return rows;
}

export function xlsxRows(content: Buffer): { rows: string[][]; names: string[]; sheet: string; book: string } {
  const files = unzipped(content);
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t xml:space="preserve">(.*?)<\/t>/gs)].map(([, cell = '']) => unescaped(cell)),
  );
  return { rows, names: [...files.keys()], sheet, book: files.get('xl/workbook.xml') ?? '' };
}

/** By the list at the end, as programs do; each content must have the size and the sum that it claims. */
function unzipped(content: Buffer): Map<string, string> {
  const end = content.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let n = 0; n < count; n++) {
    const [crc, packed, size, nameLength] = [16, 20, 24]
      .map((field) => content.readUInt32LE(at + field))
      .concat(content.readUInt16LE(at + 28));
    const name = content.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = content.readUInt32LE(at + 42);
    const begin = local + 30 + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28);
    const plain = inflateRawSync(content.subarray(begin, begin + (packed ?? 0)));
    if (plain.length !== size || crc32(plain) !== crc) throw new Error(`${name} is not what the archive says`);
    files.set(name, plain.toString('utf8'));
    at += 46 + (nameLength ?? 0) + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return files;
}

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#13;': '\r', '&amp;': '&' };

/** A reader that bears with what is no XML would not notice that a spreadsheet cannot open it. */
function unescaped(text: string): string {
  if (/<|&(?!(?:lt|gt|quot|amp|#13);)/.test(text)) throw new Error(`a cell is no XML: ${text}`);
  return text.replaceAll(/&(?:lt|gt|quot|amp|#13);/g, (entity) => characters[entity] ?? entity);
}
