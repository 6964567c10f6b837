import type { CallOutput } from '@peerbourse/contract/call';
import { methodTemplateList } from '@peerbourse/contract/p2p/p2p-paymethods/method-template-list';
import { queryOf } from '#base/api/query.ts';

export type MethodTemplates = CallOutput<typeof methodTemplateList>;
export type MethodTemplate = MethodTemplates['paymethods'][number];
export type TemplateField = MethodTemplate['paymethodInfo'][number];

/** What is on offer for a currency, and the name under which it would be saved. */
export const methodTemplateListQuery = (fiatCode: string) =>
  queryOf(methodTemplateList, { fiatCode }, { staleMs: 60_000, meta: { showToast: false } });
