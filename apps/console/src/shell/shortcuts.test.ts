import { describe, expect, it } from 'vitest';
import { shortcutOf, shortcuts } from './shortcuts.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('shortcutOf', () => {
  it('finds a shortcut by its key, with caps lock too', () => {
    expect(shortcutOf({ ...plain, key: 's' })).toMatchObject({ section: 'settings' });
    expect(shortcutOf({ ...plain, key: 'R' })).toMatchObject({ act: 'refresh' });
  });

  it('leaves the keys of the browser alone', () => {
    expect(shortcutOf({ ...plain, key: 'r', ctrlKey: true })).toBeUndefined();
    expect(shortcutOf({ ...plain, key: 'r', metaKey: true })).toBeUndefined();
    expect(shortcutOf({ ...plain, key: 'x' })).toBeUndefined();
  });

  it('gives no key twice', () => {
    expect(new Set(shortcuts.map((shortcut) => shortcut.key)).size).toBe(shortcuts.length);
  });
});
