import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';

type Field = TemplateContent['fields'][number];

function field(name: string, label: string, more: Partial<Field> = {}): Field {
  return {
    name,
    label: `field_${label}`,
    type: 'txt',
    required: true,
    check: 'text',
    countries: [],
    pattern: null,
    options: [],
    mask: 'none',
    isAccount: false,
    ...more,
  };
}

const account = { isAccount: true, mask: 'tail' } as const;
const contact = { isAccount: true, mask: 'contact' } as const;

/** The fields that templates are made of. */
export const phone = (...countries: string[]) => field('phone', 'phone', { ...contact, check: 'phone', countries });
export const emailOrPhone = (...countries: string[]) =>
  field('contact', 'email_or_phone', { ...contact, check: 'email-or-phone', countries });
export const email = field('email', 'email', { ...contact, check: 'email' });
export const iban = (...countries: string[]) => field('iban', 'iban', { ...account, check: 'iban', countries });
export const card = field('card', 'card_number', { ...account, check: 'card' });
export const cardUz = field('card', 'card_number', { ...account, check: 'card-uz' });
export const handle = field('handle', 'handle', { ...contact, check: 'handle' });
export const digits = (least: number, most = least) =>
  field('account', 'account_number', { ...account, type: 'number', pattern: least === most ? `\\d{${least}}` : `\\d{${least},${most}}` });
/** Names with commas between them. */
export const bank = (names: string) => field('bank', 'bank', { type: 'select', options: names.trim().split(/,\s+/), isAccount: true });
export const bankName = field('bank', 'bank', { isAccount: true });
export const branch = field('branch', 'branch', { required: false });
export const sortCode = field('sortCode', 'sort_code', { type: 'number', pattern: '\\d{6}', isAccount: true });
export const routing = field('routing', 'routing_number', { type: 'number', check: 'routing', isAccount: true });
export const ifsc = field('ifsc', 'ifsc', { check: 'ifsc', isAccount: true });
export const upiId = field('upi', 'upi_id', { ...contact, check: 'upi' });
export const pixKey = field('pixKey', 'pix_key', { ...contact, check: 'pix' });
export const promptPayId = field('promptPay', 'promptpay_id', { ...account, check: 'promptpay' });
export const fpsId = field('fps', 'fps_id', { ...contact, check: 'fps' });
export const instaPayAddress = field('instaPay', 'instapay_address', { ...contact, check: 'instapay' });
export const clabe = field('clabe', 'clabe', { ...account, type: 'number', check: 'clabe' });
export const cbuOrAlias = field('cbu', 'cbu_or_alias', { ...account, check: 'cbu-or-alias' });
export const swift = field('swift', 'swift', { required: false, check: 'swift' });
export const kanaName = field('kanaName', 'kana_name', { check: 'kana' });
export const bankCode = (length: number) => field('bankCode', 'bank_code', { type: 'number', pattern: `\\d{${length}}`, isAccount: true });
export const branchCode = (length: number) =>
  field('branchCode', 'branch_code', { type: 'number', pattern: `\\d{${length}}`, isAccount: true });
export const institution = field('institution', 'institution_number', { type: 'number', pattern: '\\d{3}', isAccount: true });
export const transit = field('transit', 'transit_number', { type: 'number', pattern: '\\d{5}', isAccount: true });
/** A picture that whoever pays scans. */
export const qrCode = field('qrCode', 'qr_code', { type: 'file', required: false, mask: 'all' });
export const weChatId = field('weChatId', 'wechat_id', { ...contact, check: 'wechat' });
