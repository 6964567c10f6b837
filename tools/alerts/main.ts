import { parseArgs } from 'node:util';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { report } from '../load/report.ts';
import { type DeadMan, patienceSeconds, tryDeadMan } from './dead-man.ts';
import { visit } from './faults/calls.ts';
import type { Fault } from './faults/fault.ts';
import { alone, besides, dead, rounds, untried } from './faults/rounds.ts';
import { type Installation, openInstallation } from './installation.ts';
import { missingPrograms } from './programs.ts';
import { everyAlert } from './prometheus-files.ts';
import { say, type Trial, tryTogether } from './trials.ts';
import { operators } from './watch.ts';

/**
 * `npm run -s alerts`: breaks an installation of its own in every way that an alert is about, and measures how long it takes until whoever
 * is to be told is told. `--only Name,Name` tries some, `Watchdog` the sign of life; nothing of that is kept.
 */
const aimSeconds = 90;
/** So that each was scraped and judged before it is broken. */
const restMs = 60_000;

const { values } = parseArgs({ options: { only: { type: 'string' }, divisor: { type: 'string', default: '10' } } });
const divisor = Number(values.divisor);
const wanted = values.only?.split(',');
const isWanted = ({ alert }: { alert: string }) => !wanted || wanted.includes(alert);

const missing = missingPrograms();
if (missing.length > 0) throw new Error(`apt-get install ${missing.join(' ')}`);
say(`every \`for\` is divided by ${divisor}; intervals, spans and thresholds are those that are delivered`);
const site = await openInstallation(divisor);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.close().finally(() => process.exit(1)));
try {
  const stopVisits = visit(site);
  await pause(restMs);
  const calm = told(site);
  const beside = tryTogether(site, besides.filter(isWanted), divisor);
  const trials = await inTurn(site, rounds);
  trials.push(...(await beside), ...(await inTurn(site, alone)));
  const runbooks = await openRunbooks(site);
  const isDeadManWanted = dead.some((alert) => isWanted({ alert }));
  const deadMen = isDeadManWanted ? [await tryDeadMan(site, 'alertmanager'), await tryDeadMan(site, 'prometheus')] : [];
  await stopVisits();
  tell(trials, deadMen, runbooks, calm);
} finally {
  await site.close();
}

async function inTurn(target: Installation, groups: readonly (readonly Fault[])[]): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const group of groups) {
    const some = group.filter(isWanted);
    if (some.length > 0) trials.push(...(await tryTogether(target, some, divisor)));
  }
  return trials;
}

/** What somebody was told of although nothing was broken: this machine may be short of something by itself. */
function told({ receiver }: Installation): string[] {
  return [...new Set(receiver.receipts.filter(({ receiver: name }) => name !== 'watchdog').map(({ labels }) => labels.alertname ?? ''))];
}

/** Every link that was told, and whether it opens. */
async function openRunbooks({ receiver }: Installation): Promise<{ opened: number; failed: string[] }> {
  const links = [...new Set(receiver.receipts.map(({ runbook }) => runbook))];
  const answers = await Promise.all(
    links.map(async (link) => ({
      link,
      isOpen: await fetch(link).then(
        ({ ok }) => ok,
        () => false,
      ),
    })),
  );
  return { opened: answers.length, failed: answers.filter(({ isOpen }) => !isOpen).map(({ link }) => link) };
}

function tell(trials: readonly Trial[], deadMen: readonly DeadMan[], runbooks: { opened: number; failed: string[] }, calm: string[]): void {
  const silent = trials.filter(({ seconds }) => seconds === null);
  const late = trials.filter(({ seconds }) => seconds !== null && seconds > aimSeconds);
  const loud = trials.filter(({ notKeptBack = [] }) => notKeptBack.length > 0);
  const undead = deadMen.filter(({ lastSeconds, backSeconds }) => lastSeconds > patienceSeconds || backSeconds > patienceSeconds);
  const measured = trials.flatMap(({ seconds }) => seconds ?? []).toSorted((a, b) => a - b);
  for (const { alert, severity, seconds, for: lasts, fault } of trials)
    process.stdout.write(
      `${alert.padEnd(30)} ${severity.padEnd(9)} ${String(seconds ?? 'SILENT').padStart(7)}  for ${lasts.padEnd(4)} ${fault}\n`,
    );
  for (const { alert, severity, reason } of untried)
    process.stdout.write(`${alert.padEnd(30)} ${severity.padEnd(9)} promtool only: ${reason}\n`);
  report(
    {
      name: 'alerts',
      what: `${trials.length} of ${everyAlert().length} alerts by real faults on a stack: from the fault to the receipt, without the rule's own wait`,
      figure: `${silent.length} silent, ${late.length} later than ${aimSeconds} s; median ${measured[measured.length >> 1]} s, worst ${measured.at(-1)} s; ${untried.length} tried by promtool alone; ${runbooks.failed.length} of ${runbooks.opened} runbooks do not open`,
      aim: `0 silent, 0 later than ${aimSeconds} s`,
      isReached: [silent, late, loud, undead, runbooks.failed].every(({ length }) => length === 0),
      details: {
        forDividedBy: divisor,
        trials,
        untried,
        deadMen,
        runbooks,
        toldBeforeAnyFault: calm,
        inTheChat: site.receiver.chats.length,
        mails: site.operatorsPost.taken(operators).length,
      },
    },
    !wanted,
  );
}
