import { afterEach, expect, it, vi } from 'vitest';
import { openTab } from './open-tab.ts';

afterEach(() => vi.unstubAllGlobals());

function browser() {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  vi.stubGlobal('location', { href: 'https://site.test/x' });
  return open;
}

it('R8.9 without an address no tab opens, and the log says that the URL does not exist', () => {
  const open = browser();
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  openTab(undefined);
  openTab('');
  expect(open).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([['The URL does not exist'], ['The URL does not exist']]);
  log.mockRestore();
});

it('opens what the web can answer and nothing that a browser would run', () => {
  const open = browser();
  openTab('https://example.test/form?x=1');
  expect(open).toHaveBeenCalledExactlyOnceWith('https://example.test/form?x=1', '_blank', 'noopener,noreferrer');
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user@evil.test',
    'blob:https://x/y',
    'https://',
  ])
    openTab(bad);
  expect(open).toHaveBeenCalledTimes(1);
});
