/** The parts of an XLSX file that has one sheet of texts. Amounts are texts too: a number would lose its last digits. */
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const contentTypesXml = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`;

export const rootRelationsXml = `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const bookRelationsXml = `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

const longestSheetName = 31;

/** A sheet's name is short and has none of the signs that formulas use. */
export function bookXml(sheetName: string): string {
  const name = sheetName.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, longestSheetName);
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/** Up to the first row. The head stays in sight, and in Arabic the first column is on the right. */
export function sheetBegin(columns: number, isRightToLeft: boolean): string {
  const turned = isRightToLeft ? ' rightToLeft="1"' : '';
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView${turned} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="22" customWidth="1"/></cols><sheetData>`;
}

export function sheetRow(cells: readonly string[]): string {
  const written = cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`);
  return `<row>${written.join('')}</row>`;
}

export const sheetEnd = '</sheetData></worksheet>';

/** XML knows no control signs, and a half of a pair is no sign. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
