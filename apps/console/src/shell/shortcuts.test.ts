import { describe, expect, it } from 'vitest';
import { screenList } from '#screens/screen-list.ts';
import { goalOf, goKey, isFindKey, isGoKey, shortcutOf, shortcuts } from './shortcuts.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const goals = [{ key: 's', label: 'Settings', address: '#/settings' }];

describe('keys of the console', () => {
  it('finds an act and a goal by their keys, with caps lock too', () => {
    expect(shortcutOf({ ...plain, key: 'R' })).toBe('refresh');
    expect(goalOf(goals, { ...plain, key: 'S' })).toMatchObject({ address: '#/settings' });
    expect(isGoKey({ ...plain, key: 'G' })).toBe(true);
    expect(isFindKey({ ...plain, key: 'k', ctrlKey: true })).toBe(true);
    expect(isFindKey({ ...plain, key: 'K', metaKey: true })).toBe(true);
  });

  it('leaves the keys of the browser alone, and letters to the desks', () => {
    expect(shortcutOf({ ...plain, key: 'r', ctrlKey: true })).toBeUndefined();
    expect(goalOf(goals, { ...plain, key: 's', metaKey: true })).toBeUndefined();
    expect(isGoKey({ ...plain, key: 'g', altKey: true })).toBe(false);
    expect(isFindKey({ ...plain, key: 'k' })).toBe(false);
    for (const letter of 'abcdefhijklmnopqstuvwxyz') expect(shortcutOf({ ...plain, key: letter })).toBeUndefined();
  });

  it('gives no key twice, and each desk a letter of its own', () => {
    const keys = [goKey, ...shortcuts.map(({ key }) => key)];
    expect(new Set(keys).size).toBe(keys.length);
    const letters = screenList.filter(({ isApart }) => !isApart).map((screen) => screen.goKey);
    expect(new Set(letters).size).toBe(letters.length);
    for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
  });
});
