import { type LocaleCode, type LocaleRow, localeOf } from '@peerbourse/contract/locales';
import { formatFor } from '@peerbourse/rules/formats/format';
import { messageValue } from '@peerbourse/rules/formats/message-value';
import { formatMessage } from '@peerbourse/texts/format-message';
import { type Catalogue, readCatalogue } from '@peerbourse/texts/read-catalogue';
import type { MessageContent } from './message-content.ts';
import { templateOf } from './message-templates.ts';

export interface Brand {
  name: string;
  supportAddress: string;
}

/** What is said, part by part; how it looks is up to the way that it goes. */
export interface MessageText {
  locale: LocaleRow;
  brand: string;
  subject: string;
  body: string;
  /** Says what a code is for; a mail shows it before the code. */
  purpose?: string;
  code?: string;
  details: string[];
  /** What to do if it was somebody else, with a link and without. */
  notYou?: { withLink: string; withoutLink: string };
  lock?: { label: string; url: string };
  reset?: { label: string; url: string };
  /** Ends at once what the message tells of. */
  stop?: { label: string; url: string };
  /** Leads to what the message is about. */
  open?: { label: string; url: string };
  antiPhishing: string;
  footer: string[];
  /** What may stand on a locked screen: the order, if it is about one. */
  glance: string;
  /** As short as an SMS must be. */
  brief: string;
}

interface Written {
  template: string;
  locale: LocaleCode;
  createdAt: Date;
  content: MessageContent;
}

/** Shown one per line, in this order, where the message has them. */
const detailNames = ['time', 'device', 'address', 'country', 'contact', 'name', 'order', 'amount', 'date', 'reason', 'reasons'] as const;

/** Puts a message into the words of its language. */
export function messageText({ template, locale: code, createdAt, content }: Written, brand: Brand): MessageText {
  const locale = localeOf(code);
  const isSecurity = templateOf(template)?.isSecurity ?? false;
  const given: MessageContent['values'] = { ...(isSecurity ? { time: createdAt.toISOString() } : {}), ...content.values };
  const values = { ...shownValues(given, locale), brand: brand.name };
  const say = (key: string, more: Record<string, string> = {}) => textOf(locale, key, { ...values, ...more });
  const purpose = template === 'code' ? say(`code_purpose_${String(given.purpose).replaceAll('-', '_')}`) : undefined;
  const body = say(`${template}_body`);
  const details = detailNames.filter((name) => Object.hasOwn(given, name) && given[name] !== '');
  return {
    locale,
    brand: brand.name,
    subject: say(`${template}_subject`),
    body,
    ...(purpose === undefined ? {} : { purpose }),
    ...(given.code === undefined ? {} : { code: String(given.code) }),
    details: details.map((name) => say(`detail_${name}`)),
    ...(isSecurity ? { notYou: { withLink: say('not_you_lock'), withoutLink: say('not_you') } } : {}),
    ...linksOf(say, content),
    antiPhishing: content.antiPhishingCode
      ? say('anti_phishing_code', { antiPhishingCode: content.antiPhishingCode })
      : say('anti_phishing_advice'),
    footer: [say('footer'), ...(brand.supportAddress ? [say('footer_support', { supportAddress: brand.supportAddress })] : [])],
    glance: given.order === undefined ? '' : say('detail_order'),
    brief: briefText(say, { body, purpose, isSecurity }, content),
  };
}

type Say = (key: string, more?: Record<string, string>) => string;

function linksOf(say: Say, { resetUrl, stopUrl, lockUrl, openUrl }: MessageContent): Pick<MessageText, 'reset' | 'stop' | 'lock' | 'open'> {
  return {
    ...(resetUrl === undefined ? {} : { reset: { label: say('set_new_password'), url: resetUrl } }),
    ...(stopUrl === undefined ? {} : { stop: { label: say('stop_request'), url: stopUrl } }),
    ...(lockUrl === undefined ? {} : { lock: { label: say('lock_account'), url: lockUrl } }),
    ...(openUrl === undefined ? {} : { open: { label: say('view_details'), url: openUrl } }),
  };
}

interface Said {
  body: string;
  purpose: string | undefined;
  isSecurity: boolean;
}

function briefText(say: Say, { body, purpose, isSecurity }: Said, { stopUrl, openUrl }: MessageContent): string {
  if (purpose !== undefined) return say('code_brief', { purpose });
  if (stopUrl !== undefined) return say('brief_stop', { body, stopUrl });
  if (openUrl !== undefined) return say('brief_open', { body, openUrl });
  return say(isSecurity ? 'brief_security' : 'brief', { body });
}

const catalogues = new Map<LocaleCode, Catalogue>();

/** English stands in for a text that a language lacks: a message in the wrong language is better than none. */
function textOf(locale: LocaleRow, key: string, values: Record<string, string | number>): string {
  const known = catalogues.get(locale.code);
  const catalogue = known ?? { ...readCatalogue('messages', 'en'), ...readCatalogue('messages', locale.code, locale.overlayOf) };
  if (!known) catalogues.set(locale.code, catalogue);
  const text = catalogue[key];
  if (text === undefined) throw new Error(`the text messages.${key} is missing`);
  return formatMessage(text, formatFor(locale.tag), values);
}

const longestValue = 300;

function shownValues(values: MessageContent['values'], locale: LocaleRow): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : shown(name, value, locale)]),
  );
}

function shown(name: string, value: string, { tag, direction }: LocaleRow): string {
  if (name === 'code') return value;
  const readable = name === 'country' ? countryName(value, tag) : (messageValue(value, formatFor(tag)) ?? harmless(value));
  // Latin names and addresses keep their own direction within a text that runs the other way.
  return direction === 'rtl' ? `\u2068${readable}\u2069` : readable;
}

/** A value may come from a stranger: it must not begin a line of its own, turn the text around, or become a link. */
function harmless(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll('://', ' ')
    .slice(0, longestValue);
}

function countryName(code: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return harmless(code);
  return new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code;
}
