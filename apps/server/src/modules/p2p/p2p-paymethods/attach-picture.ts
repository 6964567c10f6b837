import type { AccountId } from '@peerbourse/contract/ids';
import { attachFiles } from '#modules/core/files/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { refuse } from '#platform/refusal.ts';
import type { MethodValues } from './method-values.ts';
import { writePicture } from './picture.table.ts';
import type { Template } from './templates/template.table.ts';

/** The method has the picture that its values name, which its owner has sent for this, and no other. */
export async function attachPicture(
  tx: Tx,
  { accountId, methodNo }: { accountId: AccountId; methodNo: string },
  { fields }: Pick<Template, 'fields'>,
  values: MethodValues,
): Promise<void> {
  const field = fields.find(({ type }) => type === 'file');
  const fileId = field && values[field.name];
  const isTheirs = fileId === undefined || (await attachFiles(tx, accountId, [{ fileId, purpose: 'paymethod-picture' }]));
  if (!isTheirs || !(await writePicture(tx, methodNo, fileId))) throw refuse('p2p-paymethods.bad-value', { fields: field?.name ?? '' });
}
