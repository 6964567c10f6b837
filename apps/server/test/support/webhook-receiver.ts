import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type WebhookReceiver = Awaited<ReturnType<typeof openWebhookReceiver>>;

/** What a customer runs: keeps what comes, and answers as it is told. */
export async function openWebhookReceiver(
  answer: (response: ServerResponse, webhook: ReceivedWebhook) => void = (response) => response.end('ok'),
) {
  const received: ReceivedWebhook[] = [];
  const opened = { received, answer, url: '', close: async (): Promise<void> => undefined };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const webhook = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(webhook);
      opened.answer(response, webhook);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  opened.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return opened;
}
