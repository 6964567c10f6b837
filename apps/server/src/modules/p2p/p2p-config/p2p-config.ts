import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Bands, exactBands } from './config.rules.ts';

/** Every setting of the P2P market that is neither of one coin nor of one currency. */
export async function p2pConfig(db: Db) {
  const [general, bands, ads, exportsPerMonth] = await Promise.all([
    readSetting(db, 'p2p-config.general'),
    readSetting(db, 'p2p-config.bands'),
    readSetting(db, 'p2p-config.ads'),
    readSetting(db, 'exports.perMonth'),
  ]);
  return { ...general, exportExcelCount: exportsPerMonth, bands: exactBands(bands) satisfies Bands, ads };
}
