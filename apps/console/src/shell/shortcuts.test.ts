import { describe, expect, it } from 'vitest';
import { screenList } from '#screens/screen-list.ts';
import { goalOf, goals, goKey, isGoKey, shortcutOf, shortcuts } from './shortcuts.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('keys of the console', () => {
  it('finds an act and a goal by their keys, with caps lock too', () => {
    expect(shortcutOf({ ...plain, key: 'R' })).toBe('refresh');
    expect(goalOf({ ...plain, key: 's' })).toMatchObject({ section: 'settings' });
    expect(isGoKey({ ...plain, key: 'G' })).toBe(true);
  });

  it('leaves the keys of the browser alone, and letters to the desks', () => {
    expect(shortcutOf({ ...plain, key: 'r', ctrlKey: true })).toBeUndefined();
    expect(goalOf({ ...plain, key: 's', metaKey: true })).toBeUndefined();
    expect(isGoKey({ ...plain, key: 'g', altKey: true })).toBe(false);
    for (const letter of 'abcdefhijklmnopqstuvwxyz') expect(shortcutOf({ ...plain, key: letter })).toBeUndefined();
  });

  it('gives no key twice, and knows every screen that it leads to', () => {
    const keys = [goKey, ...shortcuts.map(({ key }) => key)];
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(goals.map(({ key }) => key)).size).toBe(goals.length);
    const screens: string[] = screenList.map(({ id }) => id);
    for (const goal of goals) if ('screen' in goal) expect(screens).toContain(goal.screen);
  });
});
