import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { UserActor } from '../../../apps/server/src/platform/http/session-gate.ts';
import { writeTicket } from '../../../apps/server/src/platform/live/ticket.ts';
import type { AccountId, UserId } from '../../../packages/contract/src/ids.ts';
import { logIn } from '../../faults/chaos/customers.ts';
import type { SpotBench } from './grounds.ts';

/** Somebody who is logged in, and is called thus by others. */
export interface Trader {
  accountId: AccountId;
  userId: UserId;
  cookie: string;
}

export async function logInOwners({ stack, owners }: SpotBench): Promise<Trader[]> {
  const rows = await stack.query<{ accountId: AccountId; userId: UserId }>(
    `SELECT id::text AS "accountId", user_id AS "userId" FROM accounts_users WHERE id = ANY ($1::bigint[]) ORDER BY id`,
    [owners],
  );
  return await Promise.all(rows.map(async (row) => ({ ...row, cookie: (await logIn(stack.query, row.accountId)).cookie })));
}

const socketsAtOnce = 50;

/** The private sockets of all traders, and which of their orders nobody has been told of yet. */
export class OrderListeners {
  /** When the latest order was told for the first time. */
  lastToldAt = 0;
  private readonly untold = new Map<string, () => void>();
  private readonly sockets: WebSocket[] = [];

  get untoldCount(): number {
    return this.untold.size;
  }

  /** Whoever is to be called by the first message about an order must say so before it is sent. */
  expect(clientOrderId: string, onTold: () => void): void {
    this.untold.set(clientOrderId, onTold);
  }

  async open(bench: SpotBench, traders: readonly Trader[]): Promise<void> {
    for (let first = 0; first < traders.length; first += socketsAtOnce) {
      const group = traders.slice(first, first + socketsAtOnce);
      this.sockets.push(...(await Promise.all(group.map((trader) => this.openOne(bench, trader)))));
    }
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private async openOne({ stack, config }: SpotBench, { accountId, userId }: Trader): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${stack.ports.stream}/live`, { headers: { origin: stack.variables.PB_ORIGINS } });
    const isThere = new Promise<void>((resolve, reject) => {
      socket.on('message', (raw: Buffer) => {
        const frame = JSON.parse(raw.toString()) as Frame;
        if (frame.op === 'upd') this.note(frame);
        if (frame.op === 'authed') socket.send(JSON.stringify({ op: 'sub', ch: `spot-orders.${userId}` }));
        if (frame.op === 'snap') resolve();
        if (frame.op === 'refused') reject(new Error(raw.toString()));
      });
    });
    await once(socket, 'open');
    const actor = { kind: 'user', accountId, mainId: accountId, userId, sessionId: '0' } as unknown as UserActor;
    socket.send(JSON.stringify({ op: 'auth', ticket: writeTicket(actor, config.ticketSecret, Date.now()) }));
    await isThere;
    return socket;
  }

  private note({ data }: Frame): void {
    for (const { clientOrderId } of data?.orders ?? []) {
      const onTold = this.untold.get(clientOrderId);
      if (!onTold) continue;
      this.untold.delete(clientOrderId);
      this.lastToldAt = performance.now();
      onTold();
    }
  }
}

interface Frame {
  op: string;
  data?: { orders: Array<{ clientOrderId: string }> };
}
