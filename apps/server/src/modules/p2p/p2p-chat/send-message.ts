import type { CallParsed } from '@peerbourse/contract/call';
import type { sendMessage as call } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { hasContactDetails } from '@peerbourse/rules/p2p-texts/chat-caution';
import { attachFiles, fileFigures } from '#modules/core/files/index.ts';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import { orderInChat } from '#modules/p2p/p2p-orders/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { appendMessage, messageOfClient } from './chat.table.ts';
import { messageViews, type Reader } from './message.view.ts';
import { aboutMessage, closeText } from './message-text.ts';
import { sendProof } from './send-proof.ts';

type Input = CallParsed<typeof call>;

/** What was sent before is answered again, also when nobody can write any more: the sender may not have heard of it. */
export const sendMessage: Handler<typeof call> = async (ctx, input) => {
  const { tx, actor } = ctx;
  const order = await orderInChat(tx, actor.accountId, input.orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  const reader: Reader = { orderNo: input.orderNo, side: order.side };
  const asSent = { side: order.side, clientId: input.clientId };
  if (!(await messageOfClient(tx, input.orderNo, asSent))) {
    if (!order.isWritable) throw refuse('p2p-chat.closed');
    await write(ctx, reader, input);
  }
  const row = await messageOfClient(tx, input.orderNo, asSent);
  must(row, 'a message that was written is there');
  const [message] = await messageViews({ ...ctx, db: tx }, reader, [row]);
  must(message, 'a message that is there can be shown');
  return message;
};

async function write({ tx, actor, config }: CallContext<UserActor>, { orderNo, side }: Reader, input: Input): Promise<void> {
  const { clientId, kind, text, fileId = null } = input;
  if (!isWhole(input) || (fileId !== null && !(await isAttached(tx, actor, input)))) throw refuse('p2p-chat.bad-file');
  if (kind === 'picture' && input.isProof && side === 'buyer' && fileId) return await sendProof(tx, orderNo, { clientId, fileId });
  await appendMessage(tx, orderNo, {
    side,
    clientId,
    kind,
    fileId,
    closedText: text === undefined ? null : closeText(config.keys, text, aboutMessage(orderNo, side, clientId)),
    hasContact: text !== undefined && hasContactDetails(text),
  });
}

/** A text and nothing else, or a file and nothing else. */
function isWhole({ kind, text, fileId }: Input): boolean {
  return kind === 'text' ? text !== undefined && fileId === undefined : text === undefined && fileId !== undefined;
}

async function isAttached(tx: Tx, { accountId }: UserActor, { kind, fileId = '' }: Input): Promise<boolean> {
  if (kind === 'text' || !(await attachFiles(tx, accountId, [{ fileId, purpose: `chat-${kind}` }]))) return false;
  return kind === 'picture' || (await isSmallEnough(tx, fileId));
}

/** Operators may allow less than the site keeps. */
async function isSmallEnough(tx: Tx, fileId: string): Promise<boolean> {
  const [file] = await fileFigures(tx, [fileId]);
  return file !== undefined && file.size <= (await p2pConfig(tx)).videoSize * 1024 * 1024;
}
