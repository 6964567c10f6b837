import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  /** Of the plain content. */
  crc: number;
  size: number;
  /** The content as deflate left it. */
  packed: Buffer;
}

export function zipEntry(name: string, text: string): ZipEntry {
  const content = Buffer.from(text);
  return { name, crc: crc32(content), size: content.length, packed: deflateRawSync(content) };
}

/** A ZIP file as every program reads it: each entry behind its own header, then the list of all. */
export function zipArchive(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const local = Buffer.concat([localHead(entry), name, entry.packed]);
    parts.push(local);
    list.push(Buffer.concat([listHead(entry, offset), name]));
    offset += local.length;
  }
  return Buffer.concat([...parts, ...list, endOfList(entries.length, Buffer.concat(list).length, offset)]);
}

const neededVersion = 20;
const utf8Names = 0x0800;
const deflated = 8;
/** The first of January 1980, the beginning of time in ZIP: a file that is made again is the same. */
const noTime = 0;
const firstDay = 0x0021;

function localHead(entry: ZipEntry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  writeDescription(head, 4, entry);
  return head;
}

function listHead(entry: ZipEntry, offset: number): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(neededVersion, 4);
  writeDescription(head, 6, entry);
  head.writeUInt32LE(offset, 42);
  return head;
}

/** What both heads say in the same words. */
function writeDescription(head: Buffer, at: number, { name, crc, size, packed }: ZipEntry): void {
  const shorts = [neededVersion, utf8Names, deflated, noTime, firstDay];
  for (const [index, value] of shorts.entries()) head.writeUInt16LE(value, at + 2 * index);
  head.writeUInt32LE(crc, at + 10);
  head.writeUInt32LE(packed.length, at + 14);
  head.writeUInt32LE(size, at + 18);
  head.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

function endOfList(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
