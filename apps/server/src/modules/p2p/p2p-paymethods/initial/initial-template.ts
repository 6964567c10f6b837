import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';

export interface InitialTemplate extends TemplateContent {
  id: number;
}

type Way = Pick<TemplateContent, 'rail' | 'settleMinutes' | 'isReversible' | 'wantsReceipt' | 'popularity'>;

/** The popularity only orders what nobody has used yet. */
function way(rail: TemplateContent['rail'], settleMinutes: number, isReversible: boolean, wantsReceipt: boolean) {
  return (popularity: number): Way => ({ rail, settleMinutes, isReversible, wantsReceipt, popularity });
}

/** How money travels: at once and for good, at once but with a way back, within the day, within days. */
export const rails = {
  instant: way('instant', 5, false, false),
  wallet: way('instant', 5, true, false),
  sameDay: way('same-day', 240, false, true),
  slow: way('slow', 2_880, true, true),
};

type Name = Pick<TemplateContent, 'name' | 'wording'>;

/** Names that readers see in their own language. */
export const bankTransfer = (country: string): Name => ({ name: `Bank transfer (${country})`, wording: 'bank_transfer' });
export const bankCard = (country: string): Name => ({ name: `Bank card (${country})`, wording: 'bank_card' });
export const wireTransfer = (country: string): Name => ({ name: `Wire transfer (${country})`, wording: 'wire_transfer' });
export const achTransfer: Name = { name: 'ACH bank transfer', wording: 'ach_transfer' };
export const brandInCountry = (brand: string, country: string): Name => ({ name: `${brand} (${country})`, wording: 'in_country' });

/** Logos that go by another name than the code; whatever has none wears a badge with its letters. */
const logos: ReadonlyMap<string, string> = new Map([
  ['alipay-hk', 'alipay'],
  ['cash-app', 'cashapp'],
  ['mercado-pago-ar', 'mercadopago'],
  ['mercado-pago-br', 'mercadopago'],
  ['mercado-pago-mx', 'mercadopago'],
  ['sepa-instant', 'sepa'],
  ['wechat-pay', 'wechat'],
]);

export function inCountry(fiat: string, country: string) {
  return inPlaces([fiat], [country]);
}

export function inPlaces(fiats: string[], countries: string[]) {
  return (id: number, code: string, name: string | Name, how: Way, ...fields: TemplateContent['fields']): InitialTemplate => ({
    id,
    code,
    ...(typeof name === 'string' ? { name, wording: null } : name),
    icon: logos.get(code) ?? (code.startsWith('bank-transfer-') ? 'bank-transfer' : code),
    fiats,
    countries,
    fields,
    ...how,
    isActive: true,
  });
}
