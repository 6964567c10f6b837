import type { viewOrder as call } from '@peerbourse/contract/markets/spot/desk/view-order';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import { formatUnits } from '@peerbourse/rules/money';
import { noteView } from '#modules/identity/customers/index.ts';
import { monotonicMs } from '#platform/clock.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { type Listing, selectListings } from '../listing.table.ts';
import { orderViews } from '../order.view.ts';
import { batchSpans } from './batch-spans.rules.ts';
import { orderSteps } from './order-life.rules.ts';
import { type DeskOrderRow, firstBatchSince, lastBatchOf, selectDeskOrder, selectTurns, type TurnRow } from './order-life.table.ts';

const spanSize = 1_000;
const spansFromEachEnd = 20;
/** A market in which much happens has long batches: whoever looks should have an answer, and the others their connection. */
const readMs = 5_000;
/** What was asked while the order was ending had its turn after that, and was refused. */
const lateMs = 10_000;
const mostSteps = 2_000;

export const viewOrder: Handler<typeof call> = async (ctx, { orderNo, reason }) => {
  const { tx } = ctx;
  const row = await selectDeskOrder(tx, orderNo);
  if (!row) throw refuse('spot.unknown-order');
  const owner = { accountId: row.ownerId, userId: row.userId };
  const viewsLeft = await noteView(ctx, owner, { kind: 'viewed-spot-order', reason, about: { orderNo } });
  const market = (await selectListings(tx)).find(({ symbol }) => symbol === row.symbol);
  must(market, `${row.symbol} is listed`);
  const [order] = await orderViews(tx, [row]);
  const [holdCoin, holdScale] = row.side === 'buy' ? [market.quote, market.quoteScale] : [market.base, market.baseScale];
  return {
    order: order as SpotOrder,
    userId: row.userId,
    mainUserId: row.mainUserId,
    orderId: String(row.orderId),
    shard: row.shard,
    otherOrderNo: row.otherOrderNo,
    held: formatUnits(row.held, holdScale),
    holdCoin,
    ...lifeOf(row, market, await readTurns(tx, row)),
    viewsLeft,
  };
};

interface Turns {
  turns: TurnRow[];
  isWhole: boolean;
}

/** There is no index by order: what was matched during its life is looked through. */
async function readTurns(tx: Tx, { shard, orderId, otherLeg, createdAt, updatedAt, state }: DeskOrderRow): Promise<Turns> {
  const first = await firstBatchSince(tx, shard, createdAt);
  const last =
    state === 'done' ? (await firstBatchSince(tx, shard, new Date(updatedAt.getTime() + lateMs))) - 1 : await lastBatchOf(tx, shard);
  const { spans, isWhole } = batchSpans({ first, last }, spanSize, spansFromEachEnd);
  const orders = otherLeg === null ? [orderId] : [orderId, otherLeg];
  const begunAt = monotonicMs();
  const turns: TurnRow[] = [];
  for (const [place, span] of spans.entries()) {
    // The beginning and the end are read in any case.
    if (place > 1 && monotonicMs() - begunAt > readMs) return { turns: inOrder(turns), isWhole: false };
    turns.push(...(await selectTurns(tx, shard, span, createdAt, orders)));
  }
  return { turns: inOrder(turns), isWhole };
}

const inOrder = (turns: readonly TurnRow[]) => turns.toSorted((one, other) => one.batch - other.batch);

function lifeOf(row: DeskOrderRow, market: Listing, { turns, isWhole }: Turns) {
  const { priceScale, lotScale, baseScale, quoteScale } = market;
  const steps = orderSteps(
    {
      id: Number(row.orderId),
      account: Number(row.ownerId),
      group: Number(row.groupId),
      side: row.side,
      placedAt: row.createdAt.toISOString(),
      priceScale,
      lotScale,
      baseScale,
      quoteScale,
    },
    turns.map((turn) => ({ ...turn, at: turn.at.toISOString() })),
  );
  if (steps.length <= mostSteps) return { steps, isWhole };
  return { steps: [...steps.slice(0, mostSteps / 2), ...steps.slice(-mostSteps / 2)], isWhole: false };
}
