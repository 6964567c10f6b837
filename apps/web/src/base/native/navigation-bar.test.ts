import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAppUserAgent, type NativeApp } from './app.ts';
import { setNavigationBar } from './navigation-bar.ts';

function app(isNavigationBarShown: () => Promise<boolean>): NativeApp & { said: boolean[] } {
  const said: boolean[] = [];
  return { said, openScreen: () => undefined, isNavigationBarShown, showNavigationBar: (isShown) => void said.push(isShown) };
}

afterEach(() => vi.useRealTimers());

describe("R2.31 the app's navigation bar", () => {
  it('is hidden for a page and comes back as it was', async () => {
    for (const before of [true, false]) {
      const host = app(async () => before);
      const restore = await setNavigationBar(host, false);
      restore();
      expect(host.said).toEqual([false, before]);
    }
  });

  it('counts as shown when the app does not say within 2000 ms, or cannot', async () => {
    vi.useFakeTimers();
    const silent = app(() => new Promise(() => undefined));
    const waiting = setNavigationBar(silent, false);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(silent.said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    (await waiting)();
    expect(silent.said).toEqual([false, true]);
    const broken = app(() => Promise.reject(new Error('no')));
    (await setNavigationBar(broken, false))();
    expect(broken.said).toEqual([false, true]);
  });
});

it('R1.6 the app is known by its user agent', () => {
  expect(isAppUserAgent('Mozilla/5.0 PeerbourseApp/2.1.0 Mobile')).toBe(true);
  for (const other of [undefined, '', 'Mozilla/5.0', 'NotPeerbourseApp/1', 'PeerbourseApp']) expect(isAppUserAgent(other)).toBe(false);
});
