import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';

/** Whether P2P takes new orders and ads. What has begun goes on while it is stopped. */
export async function marketIsOpen(db: Db): Promise<boolean> {
  return (await readSetting(db, 'p2p-config.market')).isOpen;
}
