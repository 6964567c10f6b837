import type { CallParsed } from '@peerbourse/contract/call';
import type { dryRun as call } from '@peerbourse/contract/identity/risk/desk/dry-run';
import { applies, type RiskAct } from '@peerbourse/rules/risk/rule';
import { monotonicMs } from '#platform/clock.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { factsAt } from '../facts-at.ts';
import { daysAgo, endedBadly, type PastAct, pastActs } from './past.table.ts';

const pageSize = 200;
const mostActs = 5_000;
const mostMs = 5_000;
const mostExamples = 10;

type Rule = CallParsed<typeof call>['rule'];

interface Looked {
  acts: number;
  people: Set<string>;
  met: PastAct[];
  since: Date;
  isComplete: boolean;
}

/** It changes nothing: whoever writes a rule sees whom it would have met before anybody is asked. */
export const dryRun: Handler<typeof call> = async ({ db }, { rule, days }) => {
  const since = await daysAgo(db, days);
  const looked: Looked = { acts: 0, people: new Set(), met: [], since, isComplete: true };
  const untilMs = monotonicMs() + mostMs;
  for (const act of rule.acts) await lookAt(db, looked, { rule, act, since, untilMs, most: Math.floor(mostActs / rule.acts.length) });
  const bad = await endedBadly(db, looked.met);
  const peopleOf = (acts: readonly PastAct[]) => new Set(acts.map(({ mainId }) => mainId)).size;
  return {
    acts: looked.acts,
    people: looked.people.size,
    metActs: looked.met.length,
    metPeople: peopleOf(looked.met),
    badPeople: peopleOf(looked.met.filter((_, place) => bad[place])),
    since: looked.since.toISOString(),
    isComplete: looked.isComplete,
    ofToday: ofToday(rule),
    examples: looked.met
      .slice(0, mostExamples)
      .map(({ act, number, userId, at }, place) => ({ act, number, userId, at: at.toISOString(), isBad: bad[place] ?? false })),
  };
};

interface Looking {
  rule: Rule;
  act: RiskAct;
  since: Date;
  untilMs: number;
  most: number;
}

/** Newest first, page by page, until the time or the number of acts is used up. */
async function lookAt(db: Db, looked: Looked, { rule, act, since, untilMs, most }: Looking): Promise<void> {
  let seen = 0;
  for (let before: string | undefined; ; ) {
    const page = await pastActs(db, { act, before, since, limit: pageSize });
    seen += page.length;
    for (const past of page) {
      looked.people.add(past.mainId);
      if (applies(rule.when, factsAt(act, past.facts))) looked.met.push(past);
    }
    const last = page.at(-1);
    if (page.length < pageSize || last === undefined) break;
    if (seen >= most || monotonicMs() > untilMs) {
      looked.isComplete = false;
      if (last.at > looked.since) looked.since = last.at;
      break;
    }
    before = last.rowId;
  }
  looked.acts += seen;
}

/** What the rule asks about of which history does not say what it was. */
function ofToday({ acts, when }: Rule) {
  const asksAmount = when.amountFromUsdt !== null;
  return [
    ...(when.identityLevelBelow === null ? [] : (['identityLevel'] as const)),
    ...(when.countries.length === 0 ? [] : (['country'] as const)),
    ...(asksAmount && acts.includes('publish-ad') ? (['ad-amount'] as const) : []),
  ];
}
