/** What fields of payment methods can be; apart from the checks themselves, which pages that only name methods do without. */
export const fieldTypes = ['txt', 'number', 'file', 'select'] as const;
export const fieldMasks = ['none', 'tail', 'contact', 'all'] as const;
export const fieldChecks = [
  'text',
  'iban',
  'phone',
  'email',
  'email-or-phone',
  'card',
  'card-uz',
  'clabe',
  'cbu',
  'cbu-or-alias',
  'routing',
  'ifsc',
  'upi',
  'pix',
  'promptpay',
  'fps',
  'instapay',
  'handle',
  'swift',
  'kana',
  'wechat',
] as const;

export type FieldMask = (typeof fieldMasks)[number];
export type FieldCheck = (typeof fieldChecks)[number];
