import type { AccountId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import type { Keys } from '#platform/keys.ts';
import { must } from '#platform/refusal.ts';
import { holdMethods, selectMethods } from './method.table.ts';
import { fieldsView, inClear } from './method.view.ts';
import { selectTemplatesByIds } from './templates/template.table.ts';

/** A payment method in clear, as whoever pays must see it. */
export interface MethodSnapshot {
  methodNo: string;
  templateId: number;
  holderName: string;
  settleMinutes: number;
  fields: ReturnType<typeof fieldsView>;
}

/** Those of these methods that money may come in by now, with everything that stands in them. */
export async function snapshotMethods(
  tx: Tx,
  keys: Keys,
  { accountId, methodNos, fiat }: { accountId: AccountId; methodNos: readonly string[]; fiat: string },
): Promise<MethodSnapshot[]> {
  await holdMethods(tx, accountId, methodNos);
  const rows = (await selectMethods(tx, accountId, fiat)).filter(
    ({ methodNo, state }) => state === 'ACTIVE' && methodNos.includes(methodNo),
  );
  const templates = await selectTemplatesByIds(tx, [...new Set(rows.map(({ templateId }) => templateId))]);
  return rows.map((row) => {
    const template = templates.find(({ id }) => id === row.templateId);
    must(template, 'templates are never removed');
    const { methodNo, templateId, holderName } = row;
    return { methodNo, templateId, holderName, settleMinutes: template.settleMinutes, fields: fieldsView(keys, row, template, inClear) };
  });
}
