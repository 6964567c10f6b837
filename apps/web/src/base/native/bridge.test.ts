import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NativeApp } from './app.ts';
import { bridgeCarry } from './bridge.ts';

const ask = { url: '/v1/mix/x', path: '/v1/mix/x', body: '{}', headers: { language: 'en_US' }, timeoutMs: 20_000 };
const appWith = (request: NativeApp['request']): NativeApp => ({ request }) as NativeApp;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('requests that the app carries', () => {
  it('go out with path, headers and body, and come back as they are', async () => {
    const request = vi.fn(async () => JSON.stringify({ status: 200, text: '{"code":"00000"}' }));
    expect(await bridgeCarry(appWith(request))(ask)).toEqual({ status: 200, text: '{"code":"00000"}' });
    expect(request).toHaveBeenCalledExactlyOnceWith({ path: '/v1/mix/x', headers: { language: 'en_US' }, body: '{}' });
  });

  it.each(['', 'no json', '{}', '{"status":"200","text":"x"}', '{"status":200}', 'null'])(
    'R8.7 the answer %j fails with 61001',
    async (answer) => {
      await expect(bridgeCarry(appWith(async () => answer))(ask)).rejects.toMatchObject({ code: '61001', path: '/v1/mix/x' });
    },
  );

  it('R8.7 R8.11 no answer for 20000 ms fails with 61002 and says so', async () => {
    const carried = expect(bridgeCarry(appWith(() => new Promise(() => undefined)))(ask)).rejects.toMatchObject({
      code: '61002',
      message: 'timeout of 20000 ms exceeded',
    });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await carried;
  });

  it("R8.7 the app's own failure is 61003, with its words", async () => {
    await expect(bridgeCarry(appWith(() => Promise.reject(new Error('no network'))))(ask)).rejects.toMatchObject({
      code: '61003',
      message: 'no network',
    });
    await expect(bridgeCarry(appWith(undefined))(ask)).rejects.toMatchObject({ code: '61003' });
  });

  it('leaves no timer behind', async () => {
    await bridgeCarry(appWith(async () => JSON.stringify({ status: 200, text: '' })))(ask);
    expect(vi.getTimerCount()).toBe(0);
  });
});
