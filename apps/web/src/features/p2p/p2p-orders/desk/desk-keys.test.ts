import { describe, expect, it } from 'vitest';
import { actOfKey } from './desk-keys.ts';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, defaultPrevented: false, ...more });

describe('the keys of the desk', () => {
  it('are letters, large or small, and Enter', () => {
    expect(['j', 'K', 'Enter', 'C', 'M', '?', 'x'].map((key) => actOfKey(press(key), 'page'))).toEqual([
      'next',
      'previous',
      'open',
      'chat',
      'mute',
      'help',
      undefined,
    ]);
  });

  it('mean nothing to somebody who types, and nothing together with keys of the browser', () => {
    expect(actOfKey(press('j'), 'field')).toBeUndefined();
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'defaultPrevented']) {
      expect(actOfKey(press('j', { [held]: true }), 'page')).toBeUndefined();
    }
  });

  it('leave Enter to the button or link that has the focus', () => {
    expect([actOfKey(press('Enter'), 'control'), actOfKey(press('j'), 'control')]).toEqual([undefined, 'next']);
  });
});
