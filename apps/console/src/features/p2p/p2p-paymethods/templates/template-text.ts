import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import labels from '@peerbourse/texts/paymethods/en.json' with { type: 'json' };

type Field = TemplateContent['fields'][number];

export const railText: Record<TemplateContent['rail'], string> = {
  instant: 'Instant',
  'same-day': 'The same day',
  slow: 'Slow, days',
};

/** What readers see instead of the name. */
export const wordingText: Record<NonNullable<TemplateContent['wording']> | 'as-written', string> = {
  'as-written': 'The name as it is written',
  bank_transfer: 'Bank transfer (country), in their language',
  bank_card: 'Bank card (country), in their language',
  wire_transfer: 'Wire transfer (country), in their language',
  ach_transfer: 'ACH bank transfer, in their language',
  in_country: 'The brand, with the country in their language',
};

export const typeText: Record<Field['type'], string> = {
  txt: 'Text',
  number: 'Digits',
  select: 'Choice of a list',
  file: 'Picture',
};

export const maskText: Record<Field['mask'], string> = {
  none: 'Shown whole',
  tail: 'Last digits only',
  contact: 'First letter and mail host, or last digits',
  all: 'Hidden',
};

export const checkText: Record<Field['check'], string> = {
  text: 'Any text',
  iban: 'IBAN',
  phone: 'Phone number',
  email: 'Email address',
  'email-or-phone': 'Email address or phone number',
  card: 'Card number',
  'card-uz': 'Card number of Uzbekistan',
  clabe: 'CLABE',
  cbu: 'CBU',
  'cbu-or-alias': 'CBU or alias',
  routing: 'Routing number',
  ifsc: 'IFSC',
  upi: 'UPI ID',
  pix: 'Pix key',
  promptpay: 'PromptPay',
  fps: 'FPS',
  instapay: 'InstaPay',
  handle: 'User name with @',
  swift: 'BIC (SWIFT)',
  kana: 'Katakana',
  wechat: 'WeChat ID',
};

/** Every label that the site has words for in all languages. */
export const labelNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(labels).flatMap(([key, { text }]) => (key.startsWith('field_') ? [[key, text]] : [])),
);

export function labelText(label: string): string {
  return labelNames[label] ?? label;
}

export function minutesText(minutes: number): string {
  if (minutes % 1_440 === 0) return `${minutes / 1_440} d`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
}
