import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Template } from './template.table.ts';

/** What everybody may know of a way to pay. */
export function methodKindView(template: Template) {
  return {
    paymethodId: String(template.id),
    paymethodName: template.name,
    iconUrl: `/methods/${template.icon}.svg`,
    rail: template.rail,
    settleMinutes: template.settleMinutes,
    isReversible: template.isReversible,
    wantsReceipt: template.wantsReceipt,
  };
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
  const { code, name, icon, fiats, countries, fields, rail, settleMinutes, isReversible, wantsReceipt, isActive, popularity } = template;
  return { code, name, icon, fiats, countries, fields, rail, settleMinutes, isReversible, wantsReceipt, isActive, popularity };
}
