import { detachFiles } from '#modules/core/files/index.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { dropUnshownPictures } from './picture.table.ts';

/** Whoever pays now still needs a picture that its owner has replaced; afterwards it goes with files that nothing names. */
export async function dropPictures({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  await transaction(db, async (tx) => await detachFiles(tx, await dropUnshownPictures(tx)));
}
