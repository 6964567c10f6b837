import type { AccountId } from '@peerbourse/contract/ids';
import { dayCloses } from '#modules/core/rates/index.ts';
import { coins } from '#modules/core/reference/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { onePrice } from './asset-value.rules.ts';
import { closesByDay, type WorthDay, worthDays } from './worth.rules.ts';
import { type HeldOrMoved, selectHeldAndMoved } from './worth.table.ts';

interface Span {
  firstDay: number;
  lastDay: number;
  /** What a coin is worth on the last day, where that is known better than by the kept prices. */
  priceNow?: (coin: string) => bigint | undefined;
}

/** What owners were worth on each day of a span, from the ledger and the kept prices. */
export async function worthCourse(db: Db, ownerIds: readonly AccountId[], span: Span): Promise<Map<AccountId, WorthDay[]>> {
  const [rows, known] = await Promise.all([selectHeldAndMoved(db, ownerIds, span.firstDay), coins(db)]);
  const begun = Map.groupBy(rows, ({ ownerId }) => ownerId);
  if (begun.size === 0) return new Map();
  const firstDay = Math.min(...[...begun.values()].map((own) => firstDayOf(own, span.firstDay)));
  const closeAt = closesByDay(await dayCloses(db, firstDay - 1));
  const scales = new Map(known.map(({ coin, scale }) => [coin, scale]));
  const priceAt = (coin: string, day: number) => {
    if (coin === 'USDT') return onePrice;
    return (day === span.lastDay ? span.priceNow?.(coin) : undefined) ?? closeAt(coin, day);
  };
  return new Map(
    [...begun].map(([ownerId, own]) => [ownerId, worthDays({ ...heldAndMoved(own), scales, priceAt, firstDay, lastDay: span.lastDay })]),
  );
}

/** Whoever had nothing before their first move needs no price of earlier days. */
function firstDayOf(rows: readonly HeldOrMoved[], firstDay: number): number {
  const before = new Map<string, bigint>();
  for (const { coin, day, units } of rows) before.set(coin, (before.get(coin) ?? 0n) + (day === null ? units : -units));
  if ([...before.values()].some((units) => units !== 0n)) return firstDay;
  return Math.min(...rows.flatMap(({ day }) => day ?? []));
}

function heldAndMoved(rows: readonly HeldOrMoved[]) {
  const held = new Map(rows.filter(({ day }) => day === null).map(({ coin, units }) => [coin, units]));
  const moves = rows.flatMap(({ coin, day, units }) => (day === null ? [] : [{ coin, day, units }]));
  return { held, moves };
}
