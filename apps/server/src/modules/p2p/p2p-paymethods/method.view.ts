import { maskedValue } from '@peerbourse/rules/paymethods/method-field';
import type { Keys } from '#platform/keys.ts';
import type { MethodRow } from './method.table.ts';
import { decryptValues } from './method-values.ts';
import type { Template } from './templates/template.table.ts';
import { methodKindView } from './templates/template.view.ts';

/** As its owner sees it in lists. */
export function savedMethodView(keys: Keys, row: MethodRow, template: Template) {
  return {
    ...methodKindView(template),
    userPaymethodId: row.methodNo,
    fiatCode: row.fiat,
    paymethodUserName: row.holderName,
    isModifyKyc: row.hasOldName,
    isTemplateChanged: row.hasOldFields,
    paymethodInfo: fieldsView(keys, row, template, maskedValue),
    state: row.state,
    coolingUntil: row.state === 'COOLING' ? (row.coolingUntil?.toISOString() ?? null) : null,
    disabledBy: row.state === 'DISABLED' ? (row.disabledBy ?? ('template' as const)) : null,
    onlineAds: row.onlineAds,
    createdAt: row.createdAt.toISOString(),
  };
}

type Show = typeof maskedValue;
export const inClear: Show = (_mask, value) => value;

/** The fields of the template as it is today; what was not saved is empty. */
export function fieldsView(keys: Keys, row: MethodRow, template: Template, show: Show) {
  const values = decryptValues(keys, row);
  return template.fields.map(({ name, label, type, required, mask }) => {
    const value = values[name];
    return { name, label, type, required, value: value === undefined ? '' : show(mask, value) };
  });
}
