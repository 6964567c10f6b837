import { parseArgs } from 'node:util';
import { report } from '../load/report.ts';
import { openStack } from '../load/stack.ts';
import { openFlakyApi } from './flaky-api.ts';
import { makeVisitors, type Visitor } from './visitors.ts';

/**
 * `npm run -s leaks -- --renders 20000 --seed 1`: many people ask for pages that print their own names and settings, at the
 * same time, while answers of the api are slow, wrong or cut off and visitors go away in the middle. Nobody may see
 * anything of anybody else.
 */
const { values } = parseArgs({
  options: {
    renders: { type: 'string', default: '20000' },
    visitors: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const renders = Number(values.renders);
const atOnce = 24;
const pages = ['/account', '/account/preferences', '/account/devices', '/ja/account', '/ar/account', '/de/account/security', '/'];
const random = randomFrom(Number(values.seed));

const stack = await openStack({ roles: ['web'], apis: 1, webAsks: (api) => openFlakyApi(api, random) });
const tally = { own: 0, none: 0, aborted: 0, foreign: 0, failed: 0 };
const examples: string[] = [];
try {
  const visitors = await makeVisitors(stack, Number(values.visitors));
  const byCanary = new Map(visitors.map((visitor) => [visitor.canary, visitor]));
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next++ < renders) await visit(visitors[Math.floor(random() * visitors.length)] as Visitor, byCanary);
    }),
  );
} finally {
  await stack.close();
}

report(
  {
    name: 'leaks',
    what: `${renders} interleaved renders for ${values.visitors} people with slow, failed and aborted requests`,
    figure: `${tally.foreign} showed something of somebody else; ${tally.own} showed their own name, ${tally.none} none, ${tally.aborted} aborted, ${tally.failed} failed`,
    aim: '0',
    isReached: tally.foreign === 0 && tally.own > renders / 2,
    details: { seed: values.seed, ...tally, examples },
  },
  renders >= 20_000,
);
process.exit();

async function visit(visitor: Visitor, byCanary: ReadonlyMap<string, Visitor>): Promise<void> {
  const page = pages[Math.floor(random() * pages.length)] as string;
  const goesAway = random() < 0.05;
  const signal = goesAway ? AbortSignal.timeout(1 + Math.floor(random() * 60)) : AbortSignal.timeout(30_000);
  try {
    const response = await fetch(`${stack.siteUrl}${page}`, { headers: { cookie: visitor.cookie }, signal, redirect: 'manual' });
    judge(await response.text(), response.status, visitor, byCanary, page);
  } catch {
    if (goesAway) tally.aborted++;
    else tally.failed++;
  }
}

function judge(html: string, status: number, visitor: Visitor, byCanary: ReadonlyMap<string, Visitor>, page: string): void {
  if (status >= 500) tally.failed++;
  const found = new Set(html.match(/Canary[0-9a-f]{12}/g) ?? []);
  const foreign = [...found].filter((canary) => canary !== visitor.canary && byCanary.has(canary));
  if (foreign.length > 0) {
    tally.foreign++;
    if (examples.length < 5) examples.push(`${page} of ${visitor.canary} showed ${foreign.join(', ')}`);
  } else if (found.has(visitor.canary)) tally.own++;
  else tally.none++;
}

/** The same seed makes the same choices, though not the same moments. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
