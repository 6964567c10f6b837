import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openXlsxFile } from '#modules/money/exports/xlsx-file.ts';
import { xlsxRows } from '../support/spreadsheet.ts';

const fileText = { title: "Coins: 'all' [2026]", head: ['Time', 'Amount'], isRightToLeft: false };

async function written(batches: string[][][], isRightToLeft = false): Promise<Buffer> {
  const file = openXlsxFile({ ...fileText, isRightToLeft });
  for (const rows of batches) await file.add(rows);
  return await file.end();
}

it('holds its head and every row as text, to the last digit', async () => {
  const content = await written([[['2026-11-15 08:30:00', '-9223372036854.77580700']], [['=1+1', '0.00000001']]]);
  const { rows, names, sheet } = xlsxRows(content);
  expect(rows).toEqual([
    ['Time', 'Amount'],
    ['2026-11-15 08:30:00', '-9223372036854.77580700'],
    ['=1+1', '0.00000001'],
  ]);
  expect(names).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(sheet).not.toMatch(/<f>|t="n"|<v>/);
});

it('is the same when it is made again, however the rows were handed over', async () => {
  const rows = Array.from({ length: 3_000 }, (_, n) => [`row ${n}`, String(n)]);
  const [whole, parts] = [await written([rows]), await written([rows.slice(0, 1_000), rows.slice(1_000)])];
  expect(xlsxRows(parts).rows).toEqual(xlsxRows(whole).rows);
  expect(await written([rows])).toEqual(whole);
});

it('keeps every sign that XML knows, and drops the others', async () => {
  const hostile = '</t></is></c><c><f>1+1</f></c> & "quotes" \u0000\u0007\u001f\ud800\ufffe';
  expect(xlsxRows(await written([[[hostile, 'x']]])).rows[1]?.[0]).toBe('</t></is></c><c><f>1+1</f></c> & "quotes" \ufffd');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(xlsxRows(await written([[[text, 'x']]])).rows[1]?.[0]).toBe(
        text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''),
      );
    }),
    { numRuns: 50 },
  );
});

it('an Arabic sheet begins on the right, and a name of a sheet is harmless', async () => {
  const { sheet, book } = xlsxRows(await written([], true));
  expect(sheet).toContain('<sheetView rightToLeft="1"');
  expect(book).toContain('<sheet name="Coins   all   2026 " ');
});
