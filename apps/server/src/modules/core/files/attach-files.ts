import type { AccountId } from '@peerbourse/contract/ids';
import type { Tx } from '#platform/db/transaction.ts';
import { markAttached, markLoose } from './file.table.ts';
import type { FilePurpose } from './files.rules.ts';

export interface NamedFile {
  fileId: string;
  purpose: FilePurpose;
}

/** Says that something names these files from now on; false unless each of them is theirs and meant for this. */
export async function attachFiles(tx: Tx, accountId: AccountId, files: readonly NamedFile[]): Promise<boolean> {
  return (await markAttached(tx, accountId, files)) === files.length;
}

/** Nothing names these files any more: they go with the next ones that nobody named. */
export async function detachFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await markLoose(tx, fileIds);
}
