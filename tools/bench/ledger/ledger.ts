import { parseArgs } from 'node:util';
import { report } from '../../load/report.ts';
import { openGrounds } from './grounds.ts';
import { measureGrowth } from './growth.ts';
import { measureHotAccount } from './hot-account.ts';
import { measureLatency } from './latency.ts';
import { measureTransfers } from './transfers.ts';
import { measureWatch } from './watch-growth.ts';

const parts = ['transfers', 'growth', 'watch'] as const;

/**
 * `npm run -s bench -- ledger`: transfers through the api over bare transactions of PostgreSQL with the same rows, at full and
 * at half load, all on one account, and what the ledger's acts cost when it is large. Each part has a PostgreSQL server of
 * its own, which waits for the disk as in life; a machine on which others work gives figures that mean little.
 */
export async function ledger(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      pairs: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '10' },
      customers: { type: 'string', default: '10000' },
      people: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '8' },
      weeks: { type: 'string', default: '50' },
    },
  });
  // Figures of a smaller run are no figures of this bench.
  const isKept = args.every((arg) => arg === '--only' || (parts as readonly string[]).includes(arg));
  const wanted = parts.filter((part) => values.only === undefined || part === values.only);
  if (wanted.includes('transfers')) {
    await benchTransfers({ pairs: Number(values.pairs), seconds: Number(values.seconds), customers: Number(values.customers) }, isKept);
  }
  if (wanted.includes('growth')) report(await measureGrowth({ people: Number(values.people), rounds: Number(values.rounds) }), isKept);
  if (wanted.includes('watch')) report(await measureWatch({ weeks: Number(values.weeks), rounds: Number(values.rounds) }), isKept);
}

async function benchTransfers(
  { customers, ...times }: { pairs: number; seconds: number; customers: number },
  isKept: boolean,
): Promise<void> {
  const grounds = await openGrounds(customers);
  try {
    const { reachedPerSecond, result } = await measureTransfers(grounds, times);
    report(result, isKept);
    report(await measureLatency(grounds, { ...times, perSecond: reachedPerSecond / 2 }), isKept);
    report(await measureHotAccount(grounds, times), isKept);
    await grounds.mustAddUp();
  } finally {
    await grounds.close();
  }
}
