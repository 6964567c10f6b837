import { cardNumberProblem } from '../card-number.ts';
import { comparableEmail, emailProblem } from '../email.ts';
import { hasEmoji, hasMarkup } from '../names.ts';
import { isCbu, isClabe, isCnpj, isCpf, isIban, isRoutingNumber, isThaiId } from './check-digits.ts';
import type { FieldCheck, FieldMask, fieldTypes } from './field-kinds.ts';
import { mobileNumber } from './mobile-number.ts';
import { fitsPattern } from './safe-pattern.ts';

/** One thing that a payment method asks for. */
export interface MethodField {
  name: string;
  /** Key of a text of the area paymethods. */
  label: string;
  type: (typeof fieldTypes)[number];
  required: boolean;
  check: FieldCheck;
  /** Whose numbers are meant, where that matters. */
  countries: readonly string[];
  pattern: string | null;
  /** What a select offers. */
  options: readonly string[];
  mask: FieldMask;
  /** Together these fields name the account that money goes to. */
  isAccount: boolean;
}

type Reader = (text: string, countries: readonly string[]) => string | undefined;

const plainText: Reader = (text) => (hasMarkup(text) || hasEmoji(text) ? undefined : text.trim().replace(/\s+/g, ' '));
const compact = (text: string) => text.replace(/[\s-]/g, '');
const ifTrue = (value: string, isRight: boolean) => (isRight ? value : undefined);
const shaped =
  (shape: RegExp, change: (text: string) => string): Reader =>
  (text) =>
    ifTrue(change(text), shape.test(change(text)));

const email: Reader = (text) => ifTrue(comparableEmail(text.trim()), emailProblem(text.trim()) === undefined);
const upper = (text: string) => compact(text).toUpperCase();
const lower = (text: string) => text.trim().toLowerCase();
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Each check reads what somebody typed and gives it back in the one way that we keep; nothing if it is wrong. */
const readers: Readonly<Record<FieldCheck, Reader>> = {
  text: plainText,
  iban: (text, countries) => ifTrue(upper(text), isIban(upper(text), countries)),
  phone: mobileNumber,
  email,
  'email-or-phone': (text, countries) => email(text, []) ?? mobileNumber(text, countries),
  card: (text) => ifTrue(compact(text), cardNumberProblem(compact(text)) === undefined),
  'card-uz': shaped(/^(?:5614|6262|8600|9860)\d{12}$/, compact),
  clabe: (text) => ifTrue(compact(text), isClabe(compact(text))),
  cbu: (text) => ifTrue(compact(text), isCbu(compact(text))),
  'cbu-or-alias': (text) => ifTrue(compact(text), isCbu(compact(text))) ?? alias(text),
  routing: (text) => ifTrue(compact(text), isRoutingNumber(compact(text))),
  ifsc: shaped(/^[A-Z]{4}0[A-Z\d]{6}$/, upper),
  upi: shaped(/^[a-z\d][a-z\d._-]{1,63}@[a-z][a-z\d]{1,31}$/, lower),
  pix: (text) => pixKey(text),
  promptpay: (text) => ifTrue(compact(text), isThaiId(compact(text))) ?? mobileNumber(text, ['TH']),
  fps: (text) => email(text, []) ?? mobileNumber(text, ['HK']) ?? ifTrue(compact(text), /^\d{7,9}$/.test(compact(text))),
  instapay: (text) => shaped(/^[a-z\d][a-z\d._-]{1,40}@instapay$/, lower)(text, []) ?? mobileNumber(text, ['EG']),
  handle: shaped(/^@[a-z\d_.-]{3,40}$/, (text) => `@${lower(text).replace(/^@/, '')}`),
  swift: shaped(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/, upper),
  kana: shaped(/^[\u30a0-\u30ff\uff66-\uff9f（）() .ー－-]{1,60}$/, (text) => text.normalize('NFKC').trim()),
  wechat: shaped(/^[a-z][a-z\d_-]{5,19}$/, lower),
};

/** Of these the value alone names an account in the whole world; others belong to their bank. */
const worldwide: ReadonlySet<FieldCheck> = new Set<FieldCheck>([
  ...(['iban', 'phone', 'email', 'email-or-phone', 'card', 'card-uz', 'clabe', 'cbu', 'cbu-or-alias'] as const),
  ...(['upi', 'pix', 'promptpay', 'instapay'] as const),
]);

export function isWorldwide(check: FieldCheck): boolean {
  return worldwide.has(check);
}

const longestValue = 120;
/** The id of a file that was sent ahead. */
const pictureShape = /^[\w-]{22}$/;

/** What is kept of a typed value; nothing if it is not what the field asks for. */
export function readFieldValue(field: MethodField, text: string): string | undefined {
  if (text.length > longestValue) return undefined;
  if (field.type === 'select') return field.options.find((option) => option === text);
  if (field.type === 'file') return pictureShape.test(text) ? text : undefined;
  const given = field.type === 'number' ? compact(text) : text;
  if (field.type === 'number' && !/^\d+$/.test(given)) return undefined;
  const value = (readers[field.check] as Reader)(given, field.countries);
  if (!value) return undefined;
  return field.pattern === null || fitsPattern(field.pattern, value) ? value : undefined;
}

/** Person, company, mail address, random key, or phone: with a plus, because a mistyped person would pass for one without. */
function pixKey(text: string): string | undefined {
  const digits = text.replace(/[\s./-]/g, '');
  if (isCpf(digits) || isCnpj(digits)) return digits;
  const random = lower(text);
  if (uuid.test(random)) return random;
  return text.trim().startsWith('+') ? mobileNumber(text, ['BR']) : email(text, []);
}

/** Argentina's word for an account number. */
function alias(text: string): string | undefined {
  return shaped(/^[a-z\d.-]{6,20}$/, lower)(text, []);
}

/** What lists show: enough for the owner to tell two accounts apart. */
export function maskedValue(mask: FieldMask, value: string): string {
  if (mask === 'none') return value;
  if (mask === 'all') return '****';
  const at = value.indexOf('@');
  if (mask === 'contact' && at > 0) return `${value[0]}***${value.slice(at)}`;
  const shown = Math.min(4, Math.floor(value.length / 3));
  return `****${value.slice(value.length - shown)}`;
}
