import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../dev-stack/chromium.ts';
import { round } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { spread } from '../pairs.ts';
import { slowdown } from '../slow-phone/phone.ts';
import { type Cost, costOfBare, costOfOurs } from './frame-cost.ts';
import { framesPerSecond, openSpotPageBench, type SpotPageBench } from './grounds.ts';
import { type Tapped, tapOnDesk, tapOnPhone } from './taps.ts';

const mostOverBare = 2;
const mostInpMs = 150;
const mostCls = 0.02;

/**
 * `npm run -s bench -- spot-page`: what twenty changes of the book in a second cost the page where people trade, on a processor four times
 * slower, and how soon it answers who touches it meanwhile.
 */
export async function spotPage(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      pairs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '20' },
      visits: { type: 'string', default: '5' },
    },
  });
  const isKept = args.length === 0;
  const bench = await openSpotPageBench();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  try {
    if (values.only !== 'taps') reportFrames(await costs(browser, bench, Number(values.pairs), Number(values.seconds)), isKept);
    if (values.only !== 'frames') await reportTaps(browser, bench, Number(values.visits), isKept);
  } finally {
    await browser.close();
    await bench.close();
  }
}

interface Pair {
  ours: Cost;
  bare: Cost;
}

async function costs(browser: Browser, bench: SpotPageBench, count: number, seconds: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const isOursFirst = pairs.length % 2 === 0;
    const first = await (isOursFirst ? costOfOurs : costOfBare)(browser, bench, seconds);
    const second = await (isOursFirst ? costOfBare : costOfOurs)(browser, bench, seconds);
    const pair = isOursFirst ? { ours: first, bare: second } : { ours: second, bare: first };
    process.stderr.write(`ours ${JSON.stringify(pair.ours)}\nbare ${JSON.stringify(pair.bare)}\n`);
    pairs.push(pair);
  }
  return pairs;
}

function reportFrames(pairs: readonly Pair[], isKept: boolean): void {
  const ratio = spread(pairs.map(({ ours, bare }) => round(ours.all / bare.all, 2)));
  const [ours, bare] = [spread(pairs.map((pair) => pair.ours.all)), spread(pairs.map((pair) => pair.bare.all))];
  report(
    {
      name: 'spot-frames',
      what: `time of the main thread for each of ${framesPerSecond} changes of the book a second, the spot page over a bare page with the same rows`,
      figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${ours.median} ms over ${bare.median} ms, on a processor ${slowdown} times slower`,
      aim: `<= ${mostOverBare}`,
      isReached: ratio.median <= mostOverBare,
      details: { slowdown, ratio, ours, bare, pairs },
    },
    isKept,
  );
}

async function reportTaps(browser: Browser, bench: SpotPageBench, count: number, isKept: boolean): Promise<void> {
  const visits: Array<{ desk: Tapped; phone: Tapped }> = [];
  while (visits.length < count) visits.push({ desk: await tapOnDesk(browser, bench), phone: await tapOnPhone(browser, bench) });
  const slowest = ({ answers }: Tapped) => answers.toSorted((one, other) => other.ms - one.ms)[0];
  const medians = {
    desk: spread(visits.map(({ desk }) => slowest(desk)?.ms ?? Number.NaN)).median,
    phone: spread(visits.map(({ phone }) => slowest(phone)?.ms ?? Number.NaN)).median,
  };
  const inp = Math.max(medians.desk, medians.phone);
  report(
    {
      name: 'spot-inp',
      what: `spot page under ${framesPerSecond} changes of the book a second, processor ${slowdown} times slower: interaction to next paint in ms`,
      figure: `${inp} (desk ${medians.desk}, phone ${medians.phone})`,
      aim: `<= ${mostInpMs}`,
      isReached: inp <= mostInpMs,
      details: { slowdown, medians, slowest: visits.map(({ desk, phone }) => ({ desk: slowest(desk), phone: slowest(phone) })), visits },
    },
    isKept,
  );
  const shifts = visits.flatMap(({ desk, phone }) => [desk.cls, phone.cls]);
  const most = round(Math.max(...shifts), 4);
  report(
    {
      name: 'spot-cls',
      what: 'the same visits: cumulative layout shift, the worst of them',
      figure: String(most),
      aim: `<= ${mostCls}`,
      isReached: most <= mostCls,
      details: { shifts },
    },
    isKept,
  );
}
