import { parseArgs } from 'node:util';
import { makeClusterRoles } from '../../../apps/server/src/one-shots.ts';
import { openOwnPostgres } from '../../db/own-postgres.ts';
import { report } from '../../load/report.ts';
import { countingStatements } from '../cost-growth.ts';
import { postgresSettings } from '../ledger/postgres-server.ts';
import { measureGrowth } from './growth.ts';
import { measureLists } from './list-throughput.ts';
import { measurePriceTick } from './price-tick.ts';

const parts = ['growth', 'list', 'tick'] as const;

/**
 * `npm run -s bench -- p2p-market`: what questions to the P2P market cost when it is large, how many lists the api answers over a bare
 * handler with the same statements, and what a price tick writes. On a PostgreSQL server of its own.
 */
export async function p2pMarket(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      ads: { type: 'string', default: '1000000' },
      base: { type: 'string', default: '10000' },
      floating: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '8' },
      pairs: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '10' },
      against: { type: 'string' },
    },
  });
  // Figures of a smaller run are no figures of this bench.
  const isKept = args.every((arg) => ['--only', '--against', values.against, ...parts].includes(arg));
  const isWanted = (part: (typeof parts)[number]) => values.only === undefined || values.only === part;
  const base = Number(values.base);
  const postgres = await openOwnPostgres({ ...postgresSettings, ...countingStatements });
  try {
    await makeClusterRoles(postgres.superUrl);
    if (isWanted('list')) {
      const times = { pairs: Number(values.pairs), seconds: Number(values.seconds) };
      for (const each of await measureLists(postgres, { base, against: values.against, ...times })) report(each, isKept);
    }
    if (isWanted('tick')) report(await measurePriceTick(postgres, Number(values.floating)), isKept);
    if (isWanted('growth')) report(await measureGrowth(postgres, { ads: Number(values.ads), base, rounds: Number(values.rounds) }), isKept);
  } finally {
    await postgres.close();
  }
}
