import { apply } from '../../packages/matching/src/apply.ts';
import { type CommonCommand, commonStream } from '../../packages/matching/test/oracle/common-stream.ts';
import { applyToOther, openOtherBook } from '../../packages/matching/test/oracle/other-book.ts';
import { openWideMarket, ownCommand } from '../../packages/matching/test/oracle/own-book.ts';
import { round } from '../load/drive.ts';
import { report } from '../load/report.ts';
import { microsOf } from './micros-of.ts';
import { spread } from './pairs.ts';

/** Commands a second of the engine over nodejs-order-book, with the same stream; ours tells every event, theirs keeps no journal. */
export function matchingStream({ rounds, commands, isKept }: { rounds: number; commands: number; isKept: boolean }): void {
  const arms = { ours: takeHere, other: takeThere };
  // The first streams are for the compiler.
  for (let seed = 1; seed <= 3; seed++) Object.values(arms).forEach((take) => take(commonStream(seed, commands)));
  const pairs = Array.from({ length: rounds }, (_, pair) => {
    const stream = commonStream(100 + pair, commands);
    const order = pair % 2 === 0 ? (['ours', 'other'] as const) : (['other', 'ours'] as const);
    const micros = Object.fromEntries(order.map((arm) => [arm, arms[arm](stream)])) as Record<keyof typeof arms, number>;
    return { ours: round(commands / (micros.ours / 1e6), 0), other: round(commands / (micros.other / 1e6), 0) };
  });
  const ratio = spread(pairs.map(({ ours, other }) => round(ours / other, 2)));
  const perSecond = { ours: spread(pairs.map(({ ours }) => ours)), other: spread(pairs.map(({ other }) => other)) };
  report(
    {
      name: 'matching-stream',
      what: 'commands a second of the engine over nodejs-order-book 10.1.1, same stream',
      figure: `${ratio.median} (${ratio.least} to ${ratio.most}); ${perSecond.ours.median}/s over ${perSecond.other.median}/s`,
      aim: '>= 3, better 6',
      isReached: ratio.median >= 3,
      details: { ratio, perSecond, rounds, commands },
    },
    isKept,
  );
}

function takeHere(stream: readonly CommonCommand[]): number {
  const market = openWideMarket();
  const commands = stream.map(ownCommand);
  return microsOf(() => {
    for (const command of commands) apply(market, command);
  });
}

function takeThere(stream: readonly CommonCommand[]): number {
  const book = openOtherBook();
  return microsOf(() => {
    for (const command of stream) applyToOther(book, command);
  });
}
