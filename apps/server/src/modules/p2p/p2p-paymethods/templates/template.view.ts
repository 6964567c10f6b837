import type { MethodName, TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Template } from './template.table.ts';

/** What everybody may know of a way to pay. */
export function methodKindView(template: Template) {
  return {
    paymethodId: String(template.id),
    ...nameView(template),
    iconUrl: `/methods/${template.icon}.svg`,
    rail: template.rail,
    settleMinutes: template.settleMinutes,
    isReversible: template.isReversible,
    wantsReceipt: template.wantsReceipt,
  };
}

/** A wording speaks of one country: it is not written for more. */
function nameView({ name, wording, countries: [country = ''] }: Template): MethodName {
  return { paymethodName: name, paymethodWording: wording && { text: wording, country } };
}

/** As a notice tells it. Mails show the name; the page of notifications finds the wording. */
export function toldName({ name, wording, countries: [country = ''] }: Template) {
  return wording === null ? { name } : { name, wording, wordingCountry: country };
}

/** As somebody fills it in. */
export function templateView(template: Template) {
  return {
    ...methodKindView(template),
    fiatCodes: template.fiats,
    countries: template.countries,
    paymethodInfo: template.fields.map((field) => ({ ...field, value: '' })),
  };
}

/** What operators wrote, without what we keep beside it. */
export function contentView(template: TemplateContent): TemplateContent {
  const { code, name, wording, icon, fiats, countries, fields, rail, settleMinutes, isReversible, wantsReceipt, isActive, popularity } =
    template;
  return { code, name, wording, icon, fiats, countries, fields, rail, settleMinutes, isReversible, wantsReceipt, isActive, popularity };
}
