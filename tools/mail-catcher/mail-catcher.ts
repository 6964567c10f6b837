import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { messagePage } from './message-page.ts';
import { readMail } from './read-mail.ts';
import type { StoredMessage } from './stored-message.ts';

export interface PostOfficeOptions {
  /** 0 takes any free port. */
  smtpPort: number;
  httpPort: number;
}

export type MailCatcher = Awaited<ReturnType<typeof openMailCatcher>>;

const maxKept = 500;
const largestBody = 64 * 1024;

/** Takes every mail, SMS and Telegram message of development, demonstration and tests, and sends none further. */
export async function openMailCatcher({ smtpPort, httpPort }: PostOfficeOptions) {
  const kept: StoredMessage[] = [];
  const chat = new ChatPartners();
  let count = 0;

  function keep(message: Pick<StoredMessage, 'way' | 'to' | 'text'> & Partial<StoredMessage>): void {
    count += 1;
    kept.unshift({ subject: '', html: '', ...message, number: count, at: new Date().toISOString(), code: codeIn(message.text) });
    if (kept.length > maxKept) kept.pop();
  }

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { subject, text, html } = readMail(Buffer.concat(chunks));
        for (const { address } of session.envelope.rcptTo) keep({ way: 'mail', to: address, subject, text, html });
        done();
      });
    },
  });
  // A client that hangs up is no reason to end.
  smtp.on('error', () => undefined);
  smtp.listen(smtpPort, '127.0.0.1');
  await once(smtp.server, 'listening');

  const sentTo = (to: string) => (to === '' ? kept : kept.filter((message) => message.to.toLowerCase() === to.toLowerCase()));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mail-catcher');
    const to = searchParams.get('to') ?? '';
    const body = request.method === 'POST' ? await bodyOf(request) : {};
    const [, method] = /^\/telegram\/bot[^/]+\/(\w+)$/.exec(pathname) ?? [];
    if (pathname === '/') return sendPage(response, messagePage(sentTo(to), to));
    if (pathname === '/messages') return sendJson(response, { messages: sentTo(to) });
    if (pathname === '/sms') keep({ way: 'sms', to: String(body.to), text: String(body.text) });
    else if (pathname === '/telegram/say') {
      chat.say(String(body.username), String(body.text));
      // The form of the page wants to see the page again.
      if (request.headers['content-type']?.includes('urlencoded')) return void response.writeHead(303, { location: '/' }).end();
    } else if (method === 'getUpdates') return sendJson(response, { ok: true, result: chat.updatesFrom(Number(body.offset ?? 0)) });
    else if (method === 'sendMessage') keep({ way: 'telegram', to: chat.nameOf(String(body.chat_id)), text: String(body.text) });
    else return void response.writeHead(404).end();
    return sendJson(response, { ok: true, result: {} });
  }

  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  http.listen(httpPort, '127.0.0.1');
  await once(http, 'listening');
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  return {
    address,
    /** What a server needs to send everything here. */
    variables: {
      PB_MAIL_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      PB_SMS_URL: `${address}/sms`,
      PB_TELEGRAM_URL: `${address}/telegram`,
      PB_TELEGRAM_TOKEN: 'bot-of-the-mail-catcher',
    },
    /** Newest first. */
    messages: (to = ''): StoredMessage[] => sentTo(to),
    /** Somebody writes to the bot. */
    say: (username: string, text: string): void => chat.say(username, text),
    close: async (): Promise<void> => {
      http.closeAllConnections();
      await Promise.all([new Promise((resolve) => http.close(resolve)), new Promise((resolve) => smtp.close(() => resolve(undefined)))]);
    },
  };
}

function codeIn(text: string): string | null {
  return /(?<![\w.:+-])(?:\d{6}|[A-HJ-NP-Z2-9]{8})(?![\w:-])/.exec(text)?.[0] ?? null;
}

/** The people on the other side of the bot. A name has the same chat at every start, so that a bound one stays bound. */
class ChatPartners {
  private readonly names = new Map<string, string>();
  private readonly updates: Array<{ update_id: number; message: object }> = [];
  // Later than those of an earlier start, which the bot has read already.
  private next = Date.now();

  say(username: string, text: string): void {
    const id = createHash('sha256').update(username).digest().readUIntBE(0, 5);
    this.names.set(String(id), username);
    const chat = { id, type: 'private', username, first_name: username };
    this.updates.push({
      update_id: this.next,
      message: { message_id: this.next, date: Math.floor(Date.now() / 1000), chat, from: { ...chat, language_code: 'en' }, text },
    });
    this.next += 1;
  }

  updatesFrom(offset: number): object[] {
    // As Telegram does it: what lies before the offset was read, and is forgotten.
    while (this.updates[0] && this.updates[0].update_id < offset) this.updates.shift();
    return this.updates.slice(0, 100);
  }

  nameOf(chatId: string): string {
    return this.names.get(chatId) ?? chatId;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > largestBody) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  const isForm = request.headers['content-type']?.includes('urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text || '{}') as Record<string, unknown>);
}

function sendJson(response: ServerResponse, content: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}

function sendPage(response: ServerResponse, page: string): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  response.writeHead(200, headers).end(page);
}
