import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { bookRelationsXml, bookXml, contentTypesXml, rootRelationsXml, sheetBegin, sheetEnd, sheetRow } from './sheet-xml.rules.ts';
import type { OpenFile } from './written-file.ts';
import { type ZipEntry, zipArchive, zipEntry } from './zip-archive.ts';

/** The sheet is packed while it grows, so that only its packed form is held. */
export const openXlsxFile: OpenFile = ({ title, head, isRightToLeft }) => {
  const sheet = openEntry('xl/worksheets/sheet1.xml');
  const begun = sheet.write(sheetBegin(head.length, isRightToLeft) + sheetRow(head));
  return {
    add: async (rows) => {
      await begun;
      await sheet.write(rows.map(sheetRow).join(''));
    },
    end: async () => {
      await sheet.write(sheetEnd);
      return zipArchive([
        zipEntry('[Content_Types].xml', contentTypesXml),
        zipEntry('_rels/.rels', rootRelationsXml),
        zipEntry('xl/workbook.xml', bookXml(title)),
        zipEntry('xl/_rels/workbook.xml.rels', bookRelationsXml),
        await sheet.end(),
      ]);
    },
  };
};

/** Compresses in the background: the process answers others meanwhile. */
function openEntry(name: string) {
  const deflate = createDeflateRaw();
  const packed: Buffer[] = [];
  let [crc, size] = [0, 0];
  deflate.on('data', (chunk: Buffer) => packed.push(chunk));
  return {
    write: (text: string): Promise<void> => {
      const content = Buffer.from(text);
      crc = crc32(content, crc);
      size += content.length;
      return new Promise((resolve, reject) => {
        deflate.write(content, (error) => (error ? reject(error) : resolve()));
      });
    },
    end: async (): Promise<ZipEntry> => {
      const ended = once(deflate, 'end');
      deflate.end();
      await ended;
      return { name, crc, size, packed: Buffer.concat(packed) };
    },
  };
}
