import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Receipt {
  atMs: number;
  receiver: string;
  status: 'firing' | 'resolved';
  labels: Readonly<Record<string, string>>;
  runbook: string;
}

interface Notification {
  alerts: Array<{ status: Receipt['status']; labels: Record<string, string>; annotations: { runbook_url: string } }>;
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/** Whom Alertmanager tells: a webhook for each receiver of its file, and what it takes for Telegram. Keeps everything with its time. */
export async function openReceiver() {
  const receipts: Receipt[] = [];
  const chats: string[] = [];
  const server = createServer((request, response) => {
    bodyOf(request).then(
      (body) => {
        const path = request.url ?? '';
        if (path.endsWith('/sendMessage')) chats.push(body);
        else keep(path.slice(1), JSON.parse(body) as Notification);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ ok: true, result: { message_id: chats.length, date: 0, chat: { id: 1, type: 'private' } } }));
      },
      () => response.writeHead(400).end(),
    );
  });

  function keep(receiver: string, { alerts }: Notification): void {
    const atMs = Date.now();
    for (const { status, labels, annotations } of alerts)
      receipts.push({ atMs, receiver, status, labels, runbook: annotations.runbook_url });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    receipts,
    /** What the chat of the operators shows. */
    chats,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
