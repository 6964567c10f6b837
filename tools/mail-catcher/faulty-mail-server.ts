import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail } from './read-mail.ts';

/** Where a mail server says no, or says nothing any more. */
export interface MailFault {
  at: 'connect' | 'login' | 'sender' | 'recipient' | 'content';
  /** Missing for a server that does not answer. */
  answer?: { code: number; text: string };
}

export type FaultyMailServer = Awaited<ReturnType<typeof openFaultyMailServer>>;

/** A mail server of tests that fails as it is told, may be away for a while, and counts what it was asked. */
export async function openFaultyMailServer() {
  const taken: Array<{ to: string; messageId: string }> = [];
  let fault: MailFault | undefined;
  let connections = 0;
  let port = 0;
  let whenAsked: () => void = () => undefined;

  /** Goes on, unless the server fails here. */
  function pass(at: MailFault['at'], done: (error?: Error) => void): void {
    if (fault?.at !== at) return done();
    whenAsked();
    if (fault.answer) done(Object.assign(new Error(fault.answer.text), { responseCode: fault.answer.code }));
  }

  const options: SMTPServerOptions = {
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      pass('connect', done);
    },
    onAuth: ({ username }, _session, done) => pass('login', (error) => (error ? done(error) : done(null, { user: username }))),
    onMailFrom: (_address, _session, done) => pass('sender', done),
    onRcptTo: (_address, _session, done) => pass('recipient', done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const messageId = readMail(Buffer.concat(chunks)).headers.get('message-id') ?? '';
        // A server that does not answer has the mail all the same; one that refuses it has not.
        if (!(fault?.at === 'content' && fault.answer))
          taken.push(...session.envelope.rcptTo.map(({ address }) => ({ to: address, messageId })));
        pass('content', done);
      });
    },
  };

  let server: SMTPServer | undefined;

  async function start(): Promise<void> {
    server = new SMTPServer(options);
    // A client that hangs up is no reason to end.
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    port = (server.server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const open = server;
    server = undefined;
    if (open) await new Promise((resolve) => open.close(() => resolve(undefined)));
  }

  await start();
  return {
    url: `smtp://exchange:password@127.0.0.1:${port}`,
    start,
    stop,
    taken: (to: string) => taken.filter((mail) => mail.to === to).map(({ messageId }) => messageId),
    connections: () => connections,
    fail: (next: MailFault | undefined): void => {
      fault = next;
    },
    /** Resolves when somebody has come as far as the fault. */
    asked: (): Promise<void> =>
      new Promise((resolve) => {
        whenAsked = resolve;
      }),
  };
}
