/** RFC 4180: cells with a comma, a quote or an end of line stand in quotes, and lines end with CR LF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Spreadsheets run what begins like a formula; behind an apostrophe it is a text. A number below zero is no formula. */
function harmless(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}
