import type { Reader } from './readers.ts';

/** A text that a reader types or pastes, and what the field has to make of it. */
export interface WrittenAmount {
  text: string;
  /** The amount; or `question` when one must ask, `warning` when the field reads it otherwise and has to say so. */
  meant: string;
}

const amounts =
  `0 0.5 0.05 0.25 0.123 0.500 0.12345678 0.00000001 1 1.5 1.25 1.234 1.2345 1.00000001 2.5 7 7.125 9.99 10 10.5 12.34 12.345 42 65.4321
  99.99 99.999 100 100.01 123.4 123.456 123.4567 250 500.25 808.08 999 999.9 999.999 1000 1000.5 1234 1234.5 1234.56 1234.567 1234.56789
  5000 9876.54321 10000 12345 12345.6 12345.67 54321.123 100000 123456 123456.78 250000.125 999999 999999.99 1000000 1234567 1234567.8
  1234567.89 7654321.12345678 12345678 12345678.9 98765432.123 100000000 123456789 123456789.12 987654321.987 1234567890 1234567890.5
  99999999999 99999999999.99 123456789012 123456789012.12345678`.split(/\s+/);

/** Signs that no key of an amount field takes; what stands around them stays. */
const strayKeys = Array.from('abzEe-+*/%$€₿_#()!?"<>é中한ก');

/** What says no amount in any language. */
export const unreadable = [
  ['abc', 'e5', '1e', '1e5e5', '1e999', '1e1.5', '--', '-5', '+5', '-0.5', '−5', '1-2', '5%', '1/2', '½', '²', 'Ⅷ', '五'],
  ['NaN', 'Infinity', '-Infinity', 'undefined', 'null', 'true', '0x10', '0b1', '1_000', '10k', '1.5M', '2 mio', '5 тыс', '3万'],
  ['.', ',', '..', '. .', "'", '1.2.3', '1,2,3', '1.234.56', '1,234,5', '1,234.567,8', '1.234,567.8', '1..2', '1,,2', '1., 2'],
  ['1 2', '1 23', '12 3456', "1'2", "1'234 567", '1,234 567', '0,123,456', '0.123.456', '1234,567,890', '1 234.567.890'],
  ['$5', '5 USD', 'USD 5', 'BTC', '5 BTC BTC x', '१२', '৫', '1\u0000', '<b>5</b>', '5;6', '5|6', '5=5', '=1+1', '😀', '1😀2'],
].flat();

export function typedBy(reader: Reader): WrittenAmount[] {
  const ownWay = amounts.map((amount) => ({ text: inOwnDigits(written(amount, reader.point), reader), meant: amount }));
  const plain = amounts.map((amount) => ({ text: written(amount, reader.point), meant: amount }));
  const dotted = amounts.map((amount) => ({ text: amount, meant: amount }));
  const grouped = amounts.map((amount) => ({ text: written(amount, reader.point, reader.group), meant: amount }));
  const short = amounts.filter(isBelowOne).map((amount) => ({ text: written(amount, reader.point).slice(1), meant: amount }));
  const stray = strayKeys.map((key) => ({ text: `12${key}3`, meant: '123' }));
  return distinct([...plain, ...dotted, ...ownWay, ...grouped.map(({ text, meant }) => asTyped(text, meant, reader)), ...short, ...stray]);
}

/** While typing, a dot is the point in every language until a second sign shows what it was. Who groups with it is warned. */
function asTyped(text: string, meant: string, { point, group }: Reader): WrittenAmount {
  const groups = text.split(group).length - 1;
  return point === ',' && group === '.' && groups % 2 === 1 && !text.includes(',') ? { text, meant: 'warning' } : { text, meant };
}

export function pastedBy(reader: Reader): WrittenAmount[] {
  return distinct(amounts.flatMap((amount) => writings(amount, reader).map((text) => asPasted(text, amount, reader))));
}

function writings(amount: string, reader: Reader): string[] {
  const plain = written(amount, reader.point);
  return [
    [plain, written(amount, reader.point, reader.group), inOwnDigits(plain, reader), `\u200e ${amount}\n`],
    [written(amount, '.', ','), written(amount, ',', '.'), written(amount, '.', "'"), written(amount, ',', '\u2009')],
    [withExponent(amount, 3), withExponent(amount, -7)],
  ].flat();
}

/** Between two readings a comma language asks; elsewhere nobody groups with a dot. */
function asPasted(text: string, meant: string, reader: Reader): WrittenAmount {
  const bare = inAscii(text, reader);
  if (!canBeReadTwice(bare)) return { text, meant };
  return { text, meant: reader.point === ',' ? 'question' : bare.replace(',', '') };
}

/** One to three digits that do not begin with zero, one sign, and three digits: `1,234`. */
function canBeReadTwice(text: string): boolean {
  const parts = text.split(/[.,]/);
  const areDigits = parts.every((part) => part !== '' && Array.from(part).every((digit) => '0123456789'.includes(digit)));
  return areDigits && parts.length === 2 && parts[1]?.length === 3 && Number(parts[0]) > 0 && Number(parts[0]) < 1000 && text[0] !== '0';
}

function written(amount: string, point: string, group = ''): string {
  const [whole = '', fraction] = amount.split('.');
  const startsGroup = (index: number) => index > 0 && (whole.length - index) % 3 === 0;
  const grouped = Array.from(whole, (digit, index) => (startsGroup(index) ? group + digit : digit)).join('');
  return fraction === undefined ? grouped : grouped + point + fraction;
}

function inOwnDigits(text: string, { zero }: Reader): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}

function inAscii(text: string, { zero }: Reader): string {
  const first = zero.charCodeAt(0);
  const digits = Array.from({ length: 10 }, (_, digit) => String.fromCharCode(first + digit));
  const seen = text.replace('\u200e', '').trim();
  return Array.from(seen, (sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign)).join('');
}

/** The same amount as a program might write it: the point is moved, and the exponent moves it back. */
function withExponent(amount: string, power: number): string {
  const [whole = '', fraction = ''] = amount.split('.');
  if (power < 0) return `${whole}${fraction.padEnd(-power + 1, '0')}e-${Math.max(-power + 1, fraction.length)}`;
  const padded = whole.padStart(power + 1, '0');
  return `${padded.slice(0, -power)}.${padded.slice(-power)}${fraction}e+${power}`;
}

function isBelowOne(amount: string): boolean {
  return amount.startsWith('0.');
}

function distinct(rows: WrittenAmount[]): WrittenAmount[] {
  return [...new Map(rows.map((row) => [row.text, row])).values()];
}
