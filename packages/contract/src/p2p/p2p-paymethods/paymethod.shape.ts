import { fieldChecks, fieldMasks, fieldTypes } from '@peerbourse/rules/paymethods/field-kinds';
import { nameWordings } from '@peerbourse/rules/paymethods/name-wording';
import * as z from 'zod/mini';
import { moment } from '#wire.ts';

export const rails = ['instant', 'same-day', 'slow'] as const;
export const methodStates = ['ACTIVE', 'COOLING', 'NEEDS_UPDATE', 'DISABLED'] as const;

export const fiatCode = z.string().check(z.regex(/^[A-Z]{3}$/));
export const userPaymethodId = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
/** Of a template. */
export const paymethodId = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const fieldName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{1,30}$/));

/** What somebody typed into the fields of a template. */
export const paymethodValues = z
  .array(z.strictObject({ name: fieldName, value: z.string().check(z.maxLength(120)) }))
  .check(z.minLength(1), z.maxLength(12));

/** What a template asks for; `label` is a key of the texts. The value is empty until somebody types one. */
export const templateField = z.object({
  name: fieldName,
  label: z.string(),
  type: z.enum(fieldTypes),
  required: z.boolean(),
  value: z.string(),
  check: z.enum(fieldChecks),
  countries: z.array(country),
  pattern: z.nullable(z.string()),
  options: z.array(z.string()),
});

/** What a way to pay is called: in English or by its brand, and how readers are told in their language; null for a name that is the same in all. */
export const methodName = z.object({
  paymethodName: z.string(),
  paymethodWording: z.nullable(z.object({ text: z.enum(nameWordings), country })),
});
export type MethodName = z.output<typeof methodName>;

/** What is the same for everybody who uses a template. */
export const methodKind = z.extend(methodName, {
  paymethodId,
  iconUrl: z.string(),
  rail: z.enum(rails),
  settleMinutes: z.int(),
  isReversible: z.boolean(),
  wantsReceipt: z.boolean(),
});

export const template = z.extend(methodKind, {
  fiatCodes: z.array(fiatCode),
  countries: z.array(country),
  paymethodInfo: z.array(templateField),
});

export const savedField = z.object({
  name: fieldName,
  label: z.string(),
  type: z.enum(fieldTypes),
  required: z.boolean(),
  /** Of a picture, the id of its file. */
  value: z.string(),
  /** Of a picture, its address: good for whoever asked, for a minute. */
  url: z.optional(z.string()),
});

/** A saved account as its owner sees it in lists: values are masked. */
export const savedMethod = z.extend(methodKind, {
  userPaymethodId,
  fiatCode,
  /** The verified name under which it was saved. */
  paymethodUserName: z.string(),
  /** The identity has another name since: it must be saved again. */
  isModifyKyc: z.boolean(),
  /** The template asks for something else since. */
  isTemplateChanged: z.boolean(),
  paymethodInfo: z.array(savedField),
  state: z.enum(methodStates),
  coolingUntil: z.nullable(moment),
  disabledBy: z.nullable(z.enum(['owner', 'risk', 'template'])),
  /** Advertisements on the market that name it. */
  onlineAds: z.int(),
  createdAt: moment,
});

/** What operators write. */
const writtenField = z.strictObject({
  name: fieldName,
  label: z.string().check(z.regex(/^field_[a-z0-9_]{1,40}$/)),
  type: z.enum(fieldTypes),
  required: z.boolean(),
  check: z.enum(fieldChecks),
  countries: z.array(country).check(z.maxLength(60)),
  pattern: z.nullable(z.string().check(z.minLength(1), z.maxLength(120))),
  options: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(80)),
  mask: z.enum(fieldMasks),
  isAccount: z.boolean(),
});

export const templateContent = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40)),
  /** For mails, files and staff; and for every reader, unless there is a wording. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Of a name that readers see in their own language. */
  wording: z.nullable(z.enum(nameWordings)),
  icon: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  fiats: z.array(fiatCode).check(z.minLength(1), z.maxLength(40)),
  countries: z.array(country).check(z.minLength(1), z.maxLength(60)),
  fields: z.array(writtenField).check(z.minLength(1), z.maxLength(12)),
  rail: z.enum(rails),
  settleMinutes: z.int().check(z.gte(1), z.lte(20_160)),
  isReversible: z.boolean(),
  wantsReceipt: z.boolean(),
  isActive: z.boolean(),
  popularity: z.int().check(z.gte(0), z.lte(1_000_000)),
});
export type TemplateContent = z.output<typeof templateContent>;

export const reviewNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));
export const reviewOutcomes = ['allowed', 'disabled'] as const;
