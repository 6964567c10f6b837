import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import type { Bands } from './config.rules.ts';
import { type P2pFiat, p2pFiats } from './p2p-fiats.ts';

/** A currency that must be open for P2P. */
export async function offeredFiat(db: Db, fiat: string): Promise<P2pFiat> {
  const offered = (await p2pFiats(db)).find((each) => each.fiat === fiat);
  if (!offered) throw refuse('p2p-config.unknown-fiat', { fiat });
  return offered;
}

/** Minutes that buyers may be given to pay, ascending. */
export async function payWindowsOf(db: Db, fiat: string): Promise<readonly number[]> {
  return (await offeredFiat(db, fiat)).payWindows;
}

export async function bandsOf(db: Db, fiat: string): Promise<Bands> {
  return (await offeredFiat(db, fiat)).bands;
}
