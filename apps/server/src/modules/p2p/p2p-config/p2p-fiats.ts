import type { P2pFiatCode } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { parseUnits } from '@peerbourse/rules/money';
import { fiats } from '#modules/core/reference/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { type Bands, exactBands } from './config.rules.ts';

export interface P2pFiat {
  fiat: string;
  symbol: string;
  decimals: number;
  country: string;
  /** Minutes, ascending. */
  payWindows: readonly number[];
  bands: Bands;
  /** What a single order may be worth, in units of 10^-decimals. */
  minUnits: bigint;
  maxUnits: bigint;
  /** Whoever trades for this currency pays no fee, whatever the coin says. */
  isFeeFree: boolean;
}

/** The currencies that are open for P2P, in their order. */
export async function p2pFiats(db: Db): Promise<P2pFiat[]> {
  const [known, rows, defaultBands] = await Promise.all([
    fiats(db),
    readSetting(db, 'p2p-config.fiats'),
    readSetting(db, 'p2p-config.bands'),
  ]);
  return known.flatMap((fiat) => {
    const row = rows[fiat.fiat as P2pFiatCode];
    return row?.isOpen ? [{ ...fiat, ...configured(row, fiat.decimals, defaultBands) }] : [];
  });
}

type FiatRow = Awaited<ReturnType<typeof readSetting<'p2p-config.fiats'>>>[P2pFiatCode];

function configured(row: FiatRow, decimals: number, defaultBands: NonNullable<FiatRow['bands']>) {
  return {
    payWindows: row.payWindows,
    bands: exactBands(row.bands ?? defaultBands),
    minUnits: parseUnits(row.minAmount, decimals),
    maxUnits: parseUnits(row.maxAmount, decimals),
    isFeeFree: row.isFeeFree,
  };
}
