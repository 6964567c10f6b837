import type { OrderNo } from '@peerbourse/contract/ids';
import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { fileFigures, openTicket } from '#modules/core/files/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import type { MessageRow } from './chat.table.ts';
import { messageText } from './message-text.ts';

type Reading = Pick<CallContext<UserActor>, 'db' | 'actor' | 'config'>;

export interface Reader {
  orderNo: OrderNo;
  side: OrderSide;
}

/** Messages as one of the two people sees them, with addresses of files that are good for them alone. */
export async function messageViews(ctx: Reading, reader: Reader, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  const files = await filesOf(ctx, rows);
  return rows.map((row) => ({
    seq: row.seq,
    sender: row.sender === 'system' ? 'system' : row.sender === reader.side ? 'me' : 'other',
    kind: row.kind,
    clientId: row.sender === reader.side ? row.clientId : null,
    text: messageText(ctx.config.keys, reader.orderNo, row),
    file: files.get(row.fileId ?? '') ?? null,
    event: eventOf(row),
    hasContact: row.hasContact,
    isProof: row.data.isProof ?? false,
    isUsedBefore: row.sender !== reader.side && (row.data.isUsedBefore ?? false),
    createTimestamp: row.createdAt.getTime(),
  }));
}

function eventOf({ kind, data }: MessageRow): ChatMessage['event'] {
  if (kind !== 'event') return null;
  return { code: data.code, actor: data.actor, status: data.status ?? null } as ChatMessage['event'];
}

async function filesOf({ db, actor, config }: Reading, rows: readonly MessageRow[]): Promise<Map<string, ChatMessage['file']>> {
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? []);
  const figures = fileIds.length > 0 ? await fileFigures(db, fileIds) : [];
  return new Map(figures.map((file) => [file.fileId, { ...file, url: `/files/${openTicket(config, actor, file.fileId)}` }]));
}
