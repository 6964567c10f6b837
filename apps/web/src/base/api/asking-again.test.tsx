import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HttpFailure, Refused, Unreachable } from './failure.ts';
import { makeQueryClient, type Query } from './query.ts';
import { optionsOf } from './read.ts';

const path = '/v1/x/part';
const refusal = new Refused(path, { code: '61501', msg: '', data: null, requestId: '' });
const silence = new Unreachable(path, 'nobody answers');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part of a page looks at a read that fails like this; an answer is what is no error. */
function lookAt(answer: () => unknown, refetchInterval?: number) {
  const asked: number[] = [];
  const told: boolean[] = [];
  const start = Date.now();
  const client = makeQueryClient(
    async () => {
      asked.push(Date.now() - start);
      const said = answer();
      if (said instanceof Error) throw said;
      return said;
    },
    (_failure, { showToast }) => void told.push(showToast !== false),
  );
  const query: Query<unknown> = { queryKey: [path, {}], staleTime: 30_000, ...(refetchInterval ? { refetchInterval } : {}) };
  const look = () =>
    new QueryObserver(client, client.defaultQueryOptions({ ...optionsOf(query), retry: false })).subscribe(() => undefined);
  const stop = look();
  onTestFinished(() => client.clear());
  return { asked, told, stop, look };
}

describe('a read that was refused', () => {
  it.each([refusal, new HttpFailure(path, 403, '')])('is not asked again by itself, whatever its refresh: %s', async (error) => {
    const { asked } = lookAt(() => error, 10_000);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([0]);
  });

  it('is not asked again by a part that comes back, until an answer would be old as well', async () => {
    const { asked, stop, look } = lookAt(() => refusal);
    await vi.advanceTimersByTimeAsync(1_000);
    stop();
    look()();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    look()();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
  });
});

describe('a read that nobody answered', () => {
  it.each([silence, new HttpFailure(path, 503, ''), new HttpFailure(path, 429, '')])(
    'is asked again by itself, less and less, and not for ever: %s',
    async (error) => {
      const { asked } = lookAt(() => error);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(asked).toEqual([0, 5_000, 15_000, 35_000, 75_000, 135_000]);
    },
  );

  it('is told once', async () => {
    const { told } = lookAt(() => silence);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([true, false, false, false]);
  });

  it('is left alone once it came', async () => {
    let answer: unknown = silence;
    const { asked } = lookAt(() => answer);
    await vi.advanceTimersByTimeAsync(4_000);
    answer = 'found';
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([0, 5_000]);
  });

  it('keeps its refresh while it has something to show', async () => {
    let answer: unknown = 'found';
    const { asked } = lookAt(() => answer, 10_000);
    await vi.advanceTimersByTimeAsync(1);
    answer = silence;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual([0, 10_000, 20_000, 30_000]);
  });
});
