import { defineChannel } from '@peerbourse/contract/channel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Seen, shows } from '#platform/live/view-feed.ts';
import { startStream } from '#roles/stream.ts';
import { LiveClient } from '../support/live-client.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** How things stand, by key; tests set them. */
const standing = new Map<string, Seen<number>>();
let reads = 0;
let failures = 0;
let isBroken = false;
let filler = '';

const numbers = z.object({ n: z.int(), filler: z.string() });
const source = shows(defineChannel({ area: 'test', name: 'gauge', summary: 'For tests', auth: 'guest', keyed: true, snapshot: numbers, update: numbers }), {
  everyMs: 10,
  mayListen: async (_db, _actor, key) => key !== 'secret',
  heads: async (_db, keys) => {
    if (isBroken) {
      failures += 1;
      throw new Error('not now');
    }
    return new Map(keys.map((key) => [key, standing.get(key)?.seq ?? 0]));
  },
  read: async (_db, key) => {
    reads += 1;
    return standing.get(key) ?? { seq: 0, view: 0 };
  },
  snapshot: (n: number) => ({ n, filler: '' }),
  difference: (before, after) => (before === after ? undefined : { n: after, filler }),
}); // biome-ignore format: one source

let env: TestEnvironment;
const clients: LiveClient[] = [];

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('stream', (config) => startStream(config, [source]));
});

beforeEach(() => {
  standing.clear();
  standing.set('one', { seq: 7, view: 70 });
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  filler = '';
});

afterAll(() => env.close());

async function listener(ch: string, from?: { epoch: string; seq: number }): Promise<LiveClient> {
  const client = await LiveClient.open(env.addressOf('stream'));
  clients.push(client);
  client.say(from ? { op: 'sub', ch, from } : { op: 'sub', ch });
  return client;
}

describe('a view', () => {
  it('starts as it stands, and each update names the one that it follows', async () => {
    const client = await listener('gauge.one');
    expect(await client.next('snap')).toMatchObject({ ch: 'gauge.one', seq: 7, data: { n: 70 } });
    standing.set('one', { seq: 12, view: 120 });
    expect(await client.next('upd')).toMatchObject({ seq: 12, prev: 7, data: { n: 120 } });
    standing.set('one', { seq: 13, view: 130 });
    expect(await client.next('upd')).toMatchObject({ seq: 13, prev: 12, data: { n: 130 } });
  });

  it('is silent where nobody would see a difference, and the next update follows the last that was told', async () => {
    const client = await listener('gauge.one');
    await client.next('snap');
    standing.set('one', { seq: 8, view: 70 });
    const before = reads;
    await expect.poll(() => reads).toBeGreaterThan(before);
    standing.set('one', { seq: 9, view: 90 });
    expect(await client.next('upd')).toMatchObject({ seq: 9, prev: 7 });
  });

  it('is read once for all who listen, and not at all while it comes no further', async () => {
    const [one, other] = [await listener('gauge.one'), await listener('gauge.one')];
    await Promise.all([one.next('snap'), other.next('snap')]);
    const before = reads;
    standing.set('one', { seq: 8, view: 80 });
    expect(await other.next('upd')).toEqual(await one.next('upd'));
    standing.set('one', { seq: 9, view: 90 });
    expect(await other.next('upd')).toEqual(await one.next('upd'));
    expect(reads - before).toBe(2);
  });

  it('is as it stands for whoever comes when nobody listened for a while', async () => {
    const client = await listener('gauge.one');
    await client.next('snap');
    client.say({ op: 'unsub', ch: 'gauge.one' });
    await client.next('unsubbed');
    standing.set('one', { seq: 30, view: 300 });
    client.say({ op: 'sub', ch: 'gauge.one' });
    expect(await client.next('snap')).toMatchObject({ seq: 30, data: { n: 300 } });
  });

  it('goes on without a snapshot for whoever has all of it, and begins anew for whoever has missed something', async () => {
    const first = await listener('gauge.one');
    const { epoch } = await first.next('snap');
    const back = await listener('gauge.one', { epoch, seq: 7 });
    const late = await listener('gauge.one', { epoch, seq: 6 });
    const foreign = await listener('gauge.one', { epoch: 'another', seq: 7 });
    await Promise.all([late.next('snap'), foreign.next('snap')]);
    standing.set('one', { seq: 8, view: 80 });
    expect(await back.next('upd')).toMatchObject({ seq: 8, prev: 7 });
    expect(back.frames.some(({ op }) => op === 'snap')).toBe(false);
  });

  it('is not shown to whom it is not for', async () => {
    const client = await listener('gauge.secret');
    expect(await client.next('refused')).toMatchObject({ ch: 'gauge.secret', code: '40301' });
  });

  it('whoever does not read gets what there is when they read again, and never half of it', async () => {
    const client = await listener('gauge.one');
    await client.next('snap');
    filler = 'x'.repeat(600_000);
    client.socket.pause();
    for (let n = 8; n < 40; n++) {
      const before = reads;
      standing.set('one', { seq: n, view: n });
      await expect.poll(() => reads).toBeGreaterThan(before);
    }
    client.socket.resume();
    await expect.poll(() => lastTold(client), { timeout: 20_000 }).toBe(39);
    for (const [place, frame] of client.frames.entries()) {
      if (frame.op !== 'upd') continue;
      const earlier = client.frames.slice(0, place).findLast(({ op }) => op === 'upd' || op === 'snap');
      expect(frame.prev).toBe((earlier as { seq: number }).seq);
    }
    expect(client.frames.filter(({ op }) => op === 'snap').length).toBe(2);
  });

  it('that cannot be read is read again later, with nothing lost', async () => {
    const client = await listener('gauge.one');
    await client.next('snap');
    isBroken = true;
    standing.set('one', { seq: 8, view: 80 });
    await expect.poll(() => failures).toBeGreaterThan(0);
    isBroken = false;
    expect(await client.next('upd')).toMatchObject({ seq: 8, prev: 7 });
  });
});

/** The number of the last frame that said how things stand. */
function lastTold({ frames }: LiveClient): number {
  const last = frames.findLast((frame) => frame.op === 'upd' || frame.op === 'snap');
  return (last as { data: { n: number } } | undefined)?.data.n ?? 0;
}
