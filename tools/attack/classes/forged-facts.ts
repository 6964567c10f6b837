import { connect } from 'node:net';
import { issueTicket } from '@peerbourse/contract/core/live/issue-ticket';
import { openKeys } from '../../../apps/server/src/platform/keys.ts';
import { signFact } from '../../../apps/server/src/platform/nats/signed-fact.ts';
import { giveCoins, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { until } from '../../../e2e/until.ts';
import { LiveListener } from '../live-listener.ts';
import { type Attack, mustBe, Tally, times } from '../tally.ts';

/** Somebody on the bus tells what did not happen. Nothing of it may reach a socket, and the next real fact must. */
export const forgedFacts: Attack = async (env, { short }) => {
  const tally = new Tally();
  const { browser, accountId, userId } = await quickPerson(env);
  const listener = new LiveListener(env.stream, { origin: env.originOf('api') });
  await listener.find(({ op }) => op === 'hello');
  listener.say({ op: 'auth', ticket: (await browser.ask(issueTicket, {})).ticket });
  await listener.find(({ op }) => op === 'authed');
  const channels = [`assets.${userId}`, `notifications.${userId}`, 'rates'];
  for (const ch of channels) {
    listener.say({ op: 'sub', ch });
    mustBe((await listener.find((frame) => 'ch' in frame && frame.ch === ch))?.op === 'snap', `the owner listens to ${ch}`);
  }
  for (const role of ['', 'api', 'admin', 'worker\r\n', 'stream']) {
    const answer = await firstAnswer(env.config.natsUrl('worker'), { user: role, pass: 'a-wrong-password' });
    tally.held(/^-ERR 'Authorization/m.test(answer), `NATS answered ${role || 'nobody'}: ${answer}`);
  }
  // Whoever has stolen the passwords of both roles can speak and listen, and still has no key to sign with.
  const bus = await openBus(env.config.natsUrl('worker'));
  const ear = await openBus(env.config.natsUrl('stream'), `${env.config.natsPrefix}.facts.>`);
  const wrongKeys = openKeys([{ id: 'dev', secret: 'a-key-that-nobody-else-has-with-32-characters' }]);
  const assets = `${env.config.natsPrefix}.facts.ledger`;
  const fact = (seq: number) => ({ id: '1', stream: 'ledger', key: userId, seq, body: { kind: 'evil', assets: ['EVIL'] } });
  const forged = (seq: number): string[] => [
    JSON.stringify(fact(seq)),
    signFact(wrongKeys, assets, fact(seq)),
    `dev.AAAA.${JSON.stringify(fact(seq))}`,
    `dev..${JSON.stringify(fact(seq))}`,
    'no JSON at all',
    '',
    '{',
    'dev.dev.dev',
    '\u0000\uffff',
    'x'.repeat(500_000),
  ];
  const subjects = ['ledger', 'notifications', 'rates', 'unknown', 'a.b.c'];
  const sent = times(short ? 2 : 40, (index) => forged(index + 1)).flatMap((texts) =>
    subjects.flatMap((stream) => texts.map((text) => ({ stream, text }))),
  );
  for (const { stream, text } of sent) bus.publish(`${env.config.natsPrefix}.facts.${stream}`, text);
  await bus.flush();
  const told = async (count: number) => {
    await giveCoins(env, accountId, 'USDT', 'spot', 1_000_000n);
    await until('a real fact arrives', async () => updatesOf(listener, channels[0] as string).length >= count);
  };
  await told(1);
  // A fact that was really told, told again and under another subject.
  const real = ear.heard.find(({ subject, text }) => subject === assets && text.includes(userId) && !text.includes('EVIL'));
  mustBe(real !== undefined, 'a real fact was on the bus');
  for (const subject of subjects.map((stream) => `${env.config.natsPrefix}.facts.${stream}`)) bus.publish(subject, real.text);
  await bus.flush();
  await told(2);
  const text = JSON.stringify(listener.frames);
  for (const { stream } of sent) tally.held(!/evil/i.test(text), `a forged fact of ${stream} reached a socket`);
  const seen = updatesOf(listener, channels[0] as string);
  tally.held(seen.length === 2 && new Set(seen).size === 2, `two real facts arrived as ${seen.join(', ')}`);
  bus.close();
  ear.close();
  listener.close();
  return tally;
};

function updatesOf({ frames }: LiveListener, ch: string): number[] {
  return frames.flatMap((frame) => (frame.op === 'upd' && frame.ch === ch ? [frame.seq] : []));
}

/** What NATS says to somebody who is none of its users. */
async function firstAnswer(url: string, login: { user: string; pass: string }): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    said += chunk.toString();
  });
  socket.write(`CONNECT ${JSON.stringify({ verbose: false, ...login })}\r\nPING\r\n`);
  await until('NATS answers', async () => /PONG|-ERR/.test(said));
  socket.destroy();
  return said.replace(/^INFO .*$/m, '').trim();
}

/** Speaks to NATS with the user of the address. */
async function openBus(url: string, listenTo?: string) {
  const { hostname, port, username: user, password: pass } = new URL(url);
  const socket = connect(Number(port), hostname);
  const heard: Array<{ subject: string; text: string }> = [];
  let [pongs, rest] = [0, Buffer.alloc(0)];
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf('\r\n');
      if (end < 0) return;
      const line = rest.subarray(0, end).toString();
      const [, subject = '', bytes = ''] = /^MSG (\S+) \S+ (?:\S+ )?(\d+)$/.exec(line) ?? [];
      const next = end + 2 + (bytes === '' ? 0 : Number(bytes) + 2);
      if (rest.length < next) return;
      if (bytes !== '') heard.push({ subject, text: rest.subarray(end + 2, next - 2).toString() });
      if (line === 'PONG') pongs += 1;
      if (line === 'PING') socket.write('PONG\r\n');
      rest = rest.subarray(next);
    }
  });
  socket.write(`CONNECT ${JSON.stringify({ verbose: false, user, pass })}\r\n${listenTo ? `SUB ${listenTo} 1\r\n` : ''}`);
  const flush = async () => {
    const before = pongs;
    socket.write('PING\r\n');
    await until('NATS answers', async () => pongs > before);
  };
  await flush();
  return {
    heard,
    flush,
    publish: (subject: string, text: string) => socket.write(`PUB ${subject} ${Buffer.byteLength(text)}\r\n${text}\r\n`),
    close: () => socket.destroy(),
  };
}
