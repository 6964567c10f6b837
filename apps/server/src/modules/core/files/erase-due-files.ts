import { monotonicMs } from '#platform/clock.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { eraseDueKeys, forgetPlace, leftovers } from './file.table.ts';
import { fileDriver } from './file-driver.ts';

const batch = 100;
const enoughMs = 20_000;

/** First the keys, in a transaction; then the contents. What is interrupted between the two is finished by the next run. */
export async function eraseDueFiles({ db, config }: RoleRuntime): Promise<void> {
  const driver = fileDriver(config);
  const started = monotonicMs();
  let erased: number;
  do {
    erased = await transaction(db, (tx) => eraseDueKeys(tx, batch));
    for (const { file_id: fileId, place } of await leftovers(db, batch)) {
      await driver.remove(place);
      await forgetPlace(db, fileId);
    }
  } while (erased === batch && monotonicMs() - started < enoughMs);
}
