import { formatUnits, withoutLeadingZeros } from '../money.ts';
import { priceDigits } from '../p2p-price.ts';
import { type DateWords, dateWords } from './date-words.ts';
import { type NumberChoice, type NumberSigns, numberSigns } from './number-signs.ts';
import { fiatDecimals } from './shown-decimals.ts';

/**
 * How one reader is shown numbers, money, percents, days and times: the only way in which screens, mails and messages write them. Server and
 * browser write the same bytes, so nothing here asks Intl. Amounts come as decimal strings, moments as ISO texts in UTC.
 */
export interface Format extends Pick<NumberSigns, 'point' | 'group'> {
  tag: string;
  /** In a text that runs from right to left every figure is set apart, so that its signs stay on their sides. */
  isolates: boolean;
  /** With `decimals` the fraction is cut or filled to that length; what is no number is shown as `--`. */
  number: (text: string, decimals?: number) => string;
  count: (count: number) => string;
  /** An amount with its unit, `2.300,50 EUR`, which keep their order. */
  amount: (text: string, unit: string, decimals?: number) => string;
  /** An amount of a currency, with the decimals that the currency has; a range has the unit of both ends. */
  fiat: (text: string, code: string) => string;
  /** The same without its unit, which stands beside it. */
  fiatNumber: (text: string, code: string) => string;
  fiatRange: (least: string, most: string, code: string) => string;
  /** A price with the digits of its pair; beside others, with as many as the finest of them has. */
  price: (text: string, others?: readonly string[]) => string;
  /** A percent, such as `0.5`, with two decimals at least and none of its own lost. */
  percent: (text: string, decimals?: number) => string;
  /** Millionths, such as a premium of 5000, as a percent: as it was typed, or rounded to `decimals` where it was worked out. */
  ppm: (ppm: number, decimals?: number) => string;
  day: (at: string) => string;
  /** A day and a time to the minute, in UTC. */
  moment: (at: string) => string;
  /** The time of a day, to the second, in UTC. */
  time: (at: string) => string;
}

const known = new Map<string, Format>();

/** The format of a language, by its tag, and of what the reader has chosen instead. */
export function formatFor(tag: string, choice?: NumberChoice): Format {
  const key = `${tag} ${choice}`;
  const found = known.get(key) ?? makeFormat(tag, choice);
  known.set(key, found);
  return found;
}

function makeFormat(tag: string, choice: NumberChoice | undefined): Format {
  const signs = numberSigns(tag, choice);
  const words = dateWords(tag);
  const isolates = /^ar\b/.test(tag);
  const apart = (figure: string) => (isolates ? leftToRight(figure) : figure);
  const number = (text: string, decimals?: number) => writtenNumber(text, signs, decimals);
  const percent = (text: string, decimals = Math.max(2, decimalsOf(text))) => apart(writtenPercent(number(text, decimals), signs));
  return {
    tag,
    isolates,
    point: signs.point,
    group: signs.group,
    number: (text, decimals) => apart(number(text, decimals)),
    count: (count) => apart(number(String(count))),
    amount: (text, unit, decimals) => apart(`${number(text, decimals)} ${unit}`),
    fiatNumber: (text, code) => apart(number(text, fiatDecimals(code))),
    fiat: (text, code) => apart(`${number(text, fiatDecimals(code))} ${code}`),
    fiatRange: (least, most, code) => apart(`${number(least, fiatDecimals(code))} – ${number(most, fiatDecimals(code))} ${code}`),
    price: (text, others = []) => apart(number(text, priceDigits([text, ...others]))),
    percent,
    ppm: (ppm, decimals) => percent(ofPpm(ppm, decimals)),
    day: (at) => apart(writtenDay(at, words)),
    moment: (at) => apart(words.moment.replace('day', writtenDay(at, words)).replace('time', at.slice(11, 16))),
    time: (at) => apart(at.slice(11, 19)),
  };
}

/** A percent has ten thousand millionths. */
const ppmDigits = 4;

const longFraction = 12;
const maxDecimals = 16;

/** Without `decimals` a very long fraction is shown as it came, as a raw figure that is read digit by digit. */
function writtenNumber(text: string, { point, group }: NumberSigns, decimals?: number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return '--';
  const [, sign = '', whole = '', fraction = ''] = match;
  if (decimals === undefined && fraction.length > longFraction) return text.replace('.', point);
  const length = Math.min(decimals ?? fraction.length, maxDecimals);
  const shown = fraction.slice(0, length).padEnd(length, '0');
  const grouped = withoutLeadingZeros(whole).replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign}${grouped}${shown === '' ? '' : `${point}${shown}`}`;
}

/** A minus stands before everything: `-%5`. */
function writtenPercent(number: string, { percent }: NumberSigns): string {
  if (number === '--') return number;
  const isBelowZero = number.startsWith('-');
  return `${isBelowZero ? '-' : ''}${percent.replace('0', number.slice(isBelowZero ? 1 : 0))}`;
}

/** What was worked out, such as how far a price lies from another, is rounded to its nearest figure; amounts of money never are. */
function ofPpm(ppm: number, decimals = ppmDigits): string {
  const step = 10 ** (ppmDigits - decimals);
  const nearest = Math.round(Math.abs(ppm) / step) * Math.sign(ppm);
  return formatUnits(BigInt(nearest), decimals);
}

function writtenDay(at: string, { day, months }: DateWords): string {
  const [year = '', month = '', date = ''] = at.slice(0, 10).split('-');
  const parts: Record<string, string> = {
    y: year,
    MMM: months[Number(month) - 1] ?? month,
    MM: month,
    M: String(Number(month)),
    dd: date,
    d: String(Number(date)),
  };
  // Single letters of words, such as the d of `de`, are no parts.
  return day.replace(/(?<!\p{Script=Latin})(?:MMM|MM|M|dd|d|y)(?!\p{Script=Latin})/gu, (part) => parts[part] ?? part);
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Within LRI and PDI. */
function leftToRight(figure: string): string {
  return `\u2066${figure}\u2069`;
}

/** Of the operators' console, which has one language. */
export const english = formatFor('en-US');
