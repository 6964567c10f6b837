import type { Db } from '#platform/db/pool.ts';
import type { KeyUses, TextRow } from '#platform/encrypted-columns.ts';
import type { Keys } from '#platform/keys.ts';
import { must } from '#platform/refusal.ts';
import { accountMarks, type MethodValues, valuesPurpose } from './method-values.ts';
import { selectVersion } from './templates/template.table.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'p2p_paymethods_methods',
      column: 'closed_values',
      purpose: valuesPurpose,
      key: 'method_no',
      reads: ['template_id', 'template_version'],
      about: ({ method_no: methodNo = '' }) => methodNo,
      alongside: newestMark,
    },
  ],
};

/** By the template of the day when it was saved: a later one may call other fields the account. */
async function newestMark(row: TextRow, plain: Buffer, keys: Keys, db: Db): Promise<{ account_mark: Buffer | undefined }> {
  const template = await selectVersion(db, Number(row.template_id), Number(row.template_version));
  must(template, 'a method was saved with a version of its template');
  return { account_mark: accountMarks(keys, template.content, JSON.parse(plain.toString()) as MethodValues)[0] };
}
