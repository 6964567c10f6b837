import { type IProcessOrder, OrderBook, Side } from 'nodejs-order-book';
import type { CommonCommand } from './common-stream.ts';

/** nodejs-order-book, fed with whole numbers: its prices are ticks and its sizes lots. */
export function openOtherBook(): OrderBook {
  return new OrderBook();
}

const sides = { buy: Side.BUY, sell: Side.SELL };

/** Nothing for a cancel of what is not there. */
export function applyToOther(book: OrderBook, command: CommonCommand): IProcessOrder | undefined {
  if (command.type === 'cancel') {
    book.cancel(String(command.order));
    return undefined;
  }
  const { order, kind, tick, lots, timeInForce } = command;
  const common = { id: String(order), side: sides[command.side], size: lots };
  if (kind === 'market') return book.market(common);
  if (timeInForce === 'post-only') return book.limit({ ...common, price: tick, postOnly: true });
  return book.limit({ ...common, price: tick, timeInForce: timeInForce.toUpperCase() as never });
}
