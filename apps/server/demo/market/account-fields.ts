import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { isCbu, isClabe, isIban, isRoutingNumber } from '@peerbourse/rules/paymethods/check-digits';
import { mobileNumber } from '@peerbourse/rules/paymethods/mobile-number';
import { must } from '#platform/refusal.ts';

type Field = TemplateContent['fields'][number];

/** What somebody typed into a payment method: made up, of the right form, and different for every number. */
export function accountFields(fields: readonly Field[], number: number): Array<{ name: string; value: string }> {
  return fields.filter(({ required }) => required).map((field) => ({ name: field.name, value: valueOf(field, number) }));
}

function valueOf({ type, check, options, pattern, countries }: Field, number: number): string {
  if (type === 'select') return options[number % options.length] as string;
  if (check === 'text') return pattern === null ? 'First National Bank' : digitsFor(pattern, number);
  const value = makers[check]?.(number, countries);
  must(value !== undefined, `a demonstration knows how to fill in ${check}`);
  return value;
}

const mark = (number: number) => `trader${String(number).padStart(6, '0')}`;

const makers: Readonly<Partial<Record<Field['check'], (number: number, countries: readonly string[]) => string | undefined>>> = {
  iban: ibanOf,
  phone: phoneOf,
  email: (number) => `${mark(number)}@mail.example`,
  'email-or-phone': (number) => `${mark(number)}@mail.example`,
  card: (number) => provenAtEnd(`4000${padded(number, 11)}`, passesLuhn),
  'card-uz': (number) => `8600${padded(number, 12)}`,
  clabe: (number) => provenAtEnd(`646180${padded(number, 11)}`, isClabe),
  'cbu-or-alias': (number) => cbuOf(number),
  routing: (number) => provenAtEnd(`0${padded(number % 1_000_000, 7)}`, isRoutingNumber),
  ifsc: (number) => `DEMO0${padded(number, 6)}`,
  upi: (number) => `${mark(number)}@demobank`,
  pix: (number) => `${mark(number)}@mail.example`,
  promptpay: (number) => phoneOf(number, ['TH']),
  fps: (number) => `9${padded(number, 6)}`,
  instapay: (number) => `${mark(number)}@instapay`,
  handle: (number) => `@${mark(number)}`,
  kana: () => 'デモ タロウ',
  wechat: (number) => mark(number),
};

const padded = (number: number, length: number): string => String(number).padStart(length, '0').slice(-length);

/** As many digits as `\d{n}` or `\d{n,m}` ask for at least, with a first one that is no zero. */
function digitsFor(pattern: string, number: number): string {
  const length = Number(/^\\d\{(\d+)/.exec(pattern)?.[1] ?? 8);
  return length > 6 ? `7${padded(number, length - 1)}` : padded(number * 7 + 100_003, length);
}

/** The one last digit that proves those before it. */
function provenAtEnd(digits: string, isRight: (text: string) => boolean): string | undefined {
  return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(isRight);
}

function passesLuhn(text: string): boolean {
  const sum = Array.from(text, Number)
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

function cbuOf(number: number): string | undefined {
  const block = `0000003${Array.from({ length: 10 }, (_, last) => last).find((last) => isCbu(`0000003${last}${'0'.repeat(14)}`)) ?? 0}`;
  return provenAtEnd(`${block}${padded(number, 13)}`, isCbu);
}

/** Bank part and account are digits, which every country's form allows. */
function ibanOf(number: number, countries: readonly string[]): string | undefined {
  for (const country of [...countries.filter((each) => each === 'DE'), ...countries]) {
    for (let length = 15; length <= 29; length++) {
      const account = padded(number + 1_000_000, length - 4);
      const found = Array.from({ length: 97 }, (_, check) => `${country}${padded(check + 2, 2)}${account}`).find((text) =>
        isIban(text, countries),
      );
      if (found) return found;
    }
  }
  return undefined;
}

/** First digits with which mobile numbers of one country or another begin, and the lengths that they have. */
function phoneOf(number: number, countries: readonly string[]): string | undefined {
  const starts = ['9', '6', '7', '5', '50', '90', '10', '13', '15', '3', '31', '8', '4', '119', '202555', '90'];
  for (const start of starts) {
    for (const length of [9, 10, 11, 8]) {
      const found = mobileNumber(`${start}${padded(number, length - start.length)}`, countries);
      if (found) return found;
    }
  }
  return undefined;
}
