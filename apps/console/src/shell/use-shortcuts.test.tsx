import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const deskKeys = [{ key: 't', act: 'take' }] as const;

function open() {
  const [onAct, onDesk] = [vi.fn(), vi.fn()];
  renderHook(() => {
    useShortcuts(onAct);
    useDeskKeys(deskKeys, true, onDesk);
  });
  return { onAct, onDesk };
}

afterEach(() => {
  location.hash = '';
});

it('G and a letter lead to a screen, from every desk; the letter alone is left to the desk', () => {
  const { onDesk } = open();
  press('t');
  expect(onDesk).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
  press('g');
  press('t');
  expect(onDesk).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#/staff');
});

it('a letter that leads nowhere ends the waiting', () => {
  const { onDesk } = open();
  press('g');
  press('z');
  press('c');
  expect(location.hash).toBe('');
  press('t');
  expect(onDesk).toHaveBeenCalledTimes(1);
});

it('R refreshes and ? shows the list, also after G', () => {
  const { onAct } = open();
  press('r');
  press('g');
  press('?');
  expect(onAct.mock.calls).toEqual([['refresh'], ['list']]);
});
