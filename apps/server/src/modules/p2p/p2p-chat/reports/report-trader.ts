import type { OrderNo } from '@peerbourse/contract/ids';
import type { reportTrader as call } from '@peerbourse/contract/p2p/p2p-chat/reports/report-trader';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { orderInChat } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { messagesOf } from '../chat.table.ts';
import { writeReport } from './report.table.ts';
import { closeReportText } from './report-text.ts';

/** The other person is not told. */
export const reportTrader: Handler<typeof call> = async ({ tx, actor, config }, { orderNo, seq = 0, reason, text }) => {
  const order = await orderInChat(tx, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  if (seq > 0 && !(await isOfOther(tx, orderNo, order.side, seq))) throw refuse('p2p-chat.unknown-message');
  const reportNo = publicNumber();
  const closedText = text === undefined ? null : closeReportText(config.keys, text.trim(), reportNo);
  const at = await writeReport(tx, { reportNo, orderNo, reporterId: actor.accountId, seq, reason, closedText });
  if (!at) throw refuse('p2p-chat.already-reported');
  return { at: at.toISOString() };
};

async function isOfOther(tx: Tx, orderNo: OrderNo, side: OrderSide, seq: number): Promise<boolean> {
  const [message] = await messagesOf(tx, orderNo, { before: undefined, after: seq - 1, limit: 1 });
  return message !== undefined && message.seq === seq && message.sender !== side && message.sender !== 'system';
}
