import { exactValue, usdtUnits } from './asset-value.rules.ts';

/** The last price of a coin on a day. */
interface DayClose {
  coin: string;
  /** Days since 1970, in UTC. */
  day: number;
  close: bigint;
}

/** What came in or went out of all wallets of an owner together on a day. */
export interface DayMove {
  day: number;
  coin: string;
  units: bigint;
}

export interface WorthDay {
  day: number;
  /** In millionths of a USDT. */
  value: bigint;
  /** What prices alone made of the coins of the day before. */
  gain: bigint;
}

interface WorthCourse {
  /** Units of each coin after the last move. */
  held: ReadonlyMap<string, bigint>;
  /** Every move since the first day. */
  moves: readonly DayMove[];
  scales: ReadonlyMap<string, number>;
  priceAt: (coin: string, day: number) => bigint | undefined;
  firstDay: number;
  lastDay: number;
}

/** Walks from day to day. A move between two wallets of an owner is none, and a day without coins is left out. */
export function worthDays({ held, moves, scales, priceAt, firstDay, lastDay }: WorthCourse): WorthDay[] {
  const movesOf = Map.groupBy(moves, ({ day }) => day);
  let units = added(
    held,
    moves.map((move) => ({ ...move, units: -move.units })),
  );
  const days: WorthDay[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const before = units;
    units = added(before, movesOf.get(day) ?? []);
    const hasCoins = [...before.values(), ...units.values()].some((amount) => amount !== 0n);
    if (hasCoins) days.push({ day, value: worthAt(units, day), gain: gainOn(before, day) });
  }
  return days;

  function worthAt(coins: ReadonlyMap<string, bigint>, day: number): bigint {
    return usdtUnits(
      exactValue([...coins].map(([coin, amount]) => ({ units: amount, scale: scales.get(coin) ?? 0, price: priceAt(coin, day) }))),
    );
  }

  /** A price that begins or is unknown on one of the two days makes no gain. */
  function gainOn(coins: ReadonlyMap<string, bigint>, day: number): bigint {
    const steps = [...coins].map(([coin, amount]) => {
      const [from, to] = [priceAt(coin, day - 1), priceAt(coin, day)];
      return { units: amount, scale: scales.get(coin) ?? 0, price: from === undefined || to === undefined ? 0n : to - from };
    });
    return usdtUnits(exactValue(steps));
  }
}

function added(units: ReadonlyMap<string, bigint>, moves: readonly DayMove[]): Map<string, bigint> {
  const sums = new Map(units);
  for (const { coin, units: amount } of moves) sums.set(coin, (sums.get(coin) ?? 0n) + amount);
  return sums;
}

/** The price of a coin at the end of a day: where a day has none, the last one before it goes on. */
export function closesByDay(closes: readonly DayClose[]): (coin: string, day: number) => bigint | undefined {
  const ofCoins = Map.groupBy(closes, ({ coin }) => coin);
  return (coin, day) => ofCoins.get(coin)?.findLast((close) => close.day <= day)?.close;
}

/** From the first day with coins to a last one, those without any among them. */
export function withoutGaps(days: readonly WorthDay[], lastDay: number): WorthDay[] {
  const first = days[0];
  if (!first) return [];
  const known = new Map(days.map((each) => [each.day, each]));
  return Array.from({ length: lastDay - first.day + 1 }, (_, index) => {
    const day = first.day + index;
    return known.get(day) ?? { day, value: 0n, gain: 0n };
  });
}

/** The sum of the gains after the first point, and how many percent that is of what was there without it. */
export function gainOf(days: readonly WorthDay[]): { gain: bigint; percent: bigint | null } | null {
  const last = days.at(-1);
  if (!last || days.length < 2) return null;
  const gain = days.slice(1).reduce((sum, each) => sum + each.gain, 0n);
  const without = last.value - gain;
  return { gain, percent: without > 0n ? (gain * 10_000n) / without : null };
}
