import { expect, it } from 'vitest';
import { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { type Actor, runSchedule } from '../../../apps/server/test/support/faults/scheduler.ts';

/** One lock, which an actor takes at its first step and gives back when it is done. */
class Lock {
  holder: Stepper | undefined;
}

class Stepper implements Actor {
  standing: Actor['standing'] = 'waiting';
  readonly name: string;
  private readonly locks: readonly Lock[];
  private taken = 0;

  constructor(name: string, locks: readonly Lock[]) {
    this.name = name;
    this.locks = locks;
  }

  get wanted(): Lock | undefined {
    return this.locks[this.taken];
  }

  go(): void {
    this.standing = 'running';
    setImmediate(() => this.step());
  }

  private step(): void {
    const { wanted } = this;
    if (!wanted) {
      for (const lock of this.locks) lock.holder = undefined;
      this.standing = 'over';
      return;
    }
    if (wanted.holder) {
      setTimeout(() => this.step(), 1);
      return;
    }
    wanted.holder = this;
    this.taken += 1;
    this.standing = 'parked';
  }
}

const blocked = (running: readonly Actor[]) =>
  Promise.resolve(new Set(running.filter((actor) => (actor as Stepper).wanted?.holder !== undefined)));

function play(seed: number, requests: readonly (readonly Lock[])[]): Promise<string[]> {
  const actors = requests.map((locks, at) => new Stepper(String.fromCharCode(97 + at), locks));
  return runSchedule(actors, new Dice(seed), blocked);
}

it('goes the same way for the same seed', async () => {
  const requests = () => [[new Lock()], [new Lock()], [new Lock()]];
  expect(await play(5, requests())).toEqual(await play(5, requests()));
});

it('comes to every order of those who do not meet', async () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 60; seed++) orders.add((await play(seed, [[new Lock()], [new Lock()]])).join(''));
  expect([...orders].toSorted()).toEqual(['aabb', 'abab', 'abba', 'baab', 'baba', 'bbaa']);
});

it('lets whoever waits for a lock wait, and chooses among the others', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const shared = new Lock();
    const order = (await play(seed, [[shared], [shared]])).join('');
    // Whoever has begun first is done before the other one can be told to go a second time.
    expect(['aabb', 'bbaa', 'abab', 'baba']).toContain(order);
  }
});

it('says so when they wait for each other in a circle', async () => {
  const locks = Array.from({ length: 20 }, () => [new Lock(), new Lock()] as const);
  const ends = await Promise.allSettled(locks.map((pair, seed) => play(seed, [pair, pair.toReversed()])));
  expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
  const stuck = ends.filter((end) => end.status === 'rejected').map(({ reason }) => String(reason));
  expect(stuck.length).toBeGreaterThan(0);
  expect(stuck.every((reason) => reason.includes('in a circle'))).toBe(true);
  // Nobody asks for them any more.
  for (const lock of locks.flat()) lock.holder = undefined;
});
