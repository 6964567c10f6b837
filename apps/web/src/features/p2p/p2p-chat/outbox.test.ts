import { describe, expect, it } from 'vitest';
import { nextToSend, type Outbox, outboxAfter, type Pending } from './outbox.ts';

const pendingOf = (n: number): Pending => ({
  clientId: `message-${n}`,
  userId: '1',
  orderNo: '2',
  kind: 'text',
  text: String(n),
  isProof: false,
  upload: undefined,
  fileId: undefined,
  at: n,
  state: 'waiting',
  reason: undefined,
});

/** The same draws for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A conversation over a network that cuts and heals as drawn: requests get lost, answers get lost, the page is loaded again in the
 * middle of a send. The server keeps a message under its name once, as ours does.
 */
function converse(seed: number, count: number): { arrived: string[]; left: Outbox } {
  const draw = seeded(seed);
  const arrived: string[] = [];
  let [kept, outbox]: [Outbox, Outbox] = [[], []];
  let [written, isUp] = [0, true];
  const apply = (event: Parameters<typeof outboxAfter>[1]) => {
    outbox = outboxAfter(outbox, event);
    kept = outbox;
  };
  for (let step = 0; written < count || outbox.length > 0; step++) {
    expect(step).toBeLessThan(100_000);
    // Once everything is written the network heals, now and then.
    if (draw() < 0.2) isUp = !isUp;
    if (written < count && draw() < 0.5) apply({ kind: 'written', pending: pendingOf(written++) });
    if (draw() < 0.05) {
      outbox = [];
      apply({ kind: 'loaded', left: kept });
    }
    const next = nextToSend(outbox);
    if (!next) continue;
    apply({ kind: 'started', clientId: next.clientId });
    const isHeard = isUp && draw() < 0.8;
    if (isHeard && !arrived.includes(next.clientId)) arrived.push(next.clientId);
    // The page goes away before any answer.
    if (draw() < 0.05) {
      [outbox] = [[] as Outbox];
      apply({ kind: 'loaded', left: kept });
    } else if (isHeard && draw() < 0.8) apply({ kind: 'arrived', clientIds: [next.clientId] });
    else apply({ kind: 'cut', clientId: next.clientId });
  }
  return { arrived, left: outbox };
}

describe('the outbox', () => {
  it('R7.13 loses nothing, doubles nothing and keeps the order over 100 drawn schedules of cut and heal', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { arrived, left } = converse(seed, 30);
      expect(left, `seed ${seed}`).toEqual([]);
      expect(arrived, `seed ${seed}`).toEqual(Array.from({ length: 30 }, (_, n) => `message-${n}`));
    }
  });

  it('R7.13 sends one at a time, and passes by what the server refused until somebody tries again', () => {
    let outbox: Outbox = [pendingOf(1), pendingOf(2)];
    outbox = outboxAfter(outbox, { kind: 'started', clientId: 'message-1' });
    expect(nextToSend(outbox)).toBeUndefined();
    outbox = outboxAfter(outbox, { kind: 'refused', clientId: 'message-1', reason: 'closed' });
    expect(nextToSend(outbox)?.clientId).toBe('message-2');
    outbox = outboxAfter(outbox, { kind: 'retried', clientId: 'message-1' });
    expect(nextToSend(outbox)).toMatchObject({ clientId: 'message-1', reason: undefined });
    expect(outboxAfter(outbox, { kind: 'discarded', clientId: 'message-1' })).toHaveLength(1);
  });

  it('R7.13 sends a file that is there already under the same id', () => {
    let outbox: Outbox = [{ ...pendingOf(1), kind: 'picture', upload: new Blob(['x']) }];
    outbox = outboxAfter(outbox, { kind: 'uploaded', clientId: 'message-1', fileId: 'file' });
    outbox = outboxAfter(outbox, { kind: 'cut', clientId: 'message-1' });
    expect(nextToSend(outbox)).toMatchObject({ fileId: 'file', upload: undefined });
  });
});
