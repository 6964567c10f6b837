import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { openOwnPostgres } from '../../db/own-postgres.ts';
import { replacedOnce } from '../../ledger-mutants/replaced-once.ts';
import type { Report } from '../../load/report.ts';
import type { Query } from '../harness-database.ts';
import { type MatcherBug, matcherBugs } from './matcher-bugs.ts';
import { type MatchResult, playMatch } from './play-match.ts';
import { openSpotGrounds, withoutJit } from './spot-grounds.ts';
import { isClean } from './spot-judge.ts';

const preload = pathToFileURL(join(import.meta.dirname, 'break-matcher.ts')).href;

/** Whether the harness would notice: the same faults with matchers that break a promise. Each must be found. */
export async function brokenMatchers(seed: string, faults: number, endsAt: number): Promise<Report> {
  const results: Record<string, MatchResult> = {};
  for (const name of Object.keys(matcherBugs)) results[name] = await playBroken(name, { seed, faults, endsAt });
  const noticed = Object.values(results).filter(({ found }) => !isClean(found)).length;
  const told = Object.entries(results).map(
    ([name, { looks, found }]) => `${name}: ${isClean(found) ? 'NOT NOTICED' : `after ${looks} faults`}`,
  );
  return {
    name: 'faults-match-broken',
    what: `matchers with a bug on purpose, at most ${faults} faults each, seed ${seed}`,
    figure: `${noticed} of ${told.length} noticed (${told.join('; ')})`,
    aim: 'all noticed',
    isReached: noticed === told.length,
    details: {
      seed,
      faults,
      results: Object.fromEntries(Object.entries(results).map(([name, { found, done }]) => [name, { found, done }])),
    },
  };
}

async function playBroken(name: string, { seed, faults, endsAt }: { seed: string; faults: number; endsAt: number }): Promise<MatchResult> {
  const bug = matcherBugs[name] as MatcherBug;
  process.stderr.write(`with a bug: ${name}\n`);
  const postgres = await openOwnPostgres(withoutJit);
  try {
    const variables = { PB_MATCHER_BUG: name };
    const grounds = await openSpotGrounds({ postgres, preloads: [preload], variables, prepare: (query) => plant(query, bug) });
    try {
      return await playMatch({ grounds, dice: new Dice(seed), faults, endsAt });
    } finally {
      await grounds.close();
    }
  } finally {
    await postgres.close();
  }
}

async function plant(query: Query, { functions, grants }: MatcherBug): Promise<void> {
  for (const grant of grants) await query(grant);
  for (const { name, find, replace } of functions) {
    const [row] = await query<{ text: string }>('SELECT pg_get_functiondef($1::regproc) AS text', [name]);
    await query(replacedOnce(row?.text ?? '', find, replace, name));
  }
}
