import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useServerNow } from './use-server-now.ts';

function Clock({ told, at }: { told: number; at: number }) {
  return useServerNow(told, at);
}

it('R4.20 goes on with the clock of the server, however wrong that of the machine is', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 5_000_000 });
  const host = document.createElement('div');
  const root = createRoot(host);
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<Clock told={1_000} at={5_000_000} />));
  expect(host.textContent).toBe('1000');
  flushSync(() => void vi.advanceTimersByTime(60_000));
  expect(host.textContent).toBe('61000');
  vi.setSystemTime(5_064_000);
  flushSync(() => root.render(<Clock told={66_000} at={5_064_000} />));
  expect(host.textContent).toBe('66000');
});
