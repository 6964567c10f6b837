import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

function press(key: string): void {
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

const deskKeys = [{ key: 't', act: 'take' }] as const;
const goals = [{ key: 't', label: 'Tickets', address: '#/support' }];

interface DeskProps {
  onAct: () => void;
  onDesk: () => void;
}

function Desk({ onAct, onDesk }: DeskProps) {
  useShortcuts(goals, onAct);
  useDeskKeys(deskKeys, true, onDesk);
  return null;
}

function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [onAct, onDesk] = [vi.fn(), vi.fn()];
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Desk onAct={onAct} onDesk={onDesk} />));
  onTestFinished(() => {
    act(() => root.unmount());
    location.hash = '';
    vi.unstubAllGlobals();
  });
  return { onAct, onDesk };
}

it('G and a letter lead to a screen, from every desk; the letter alone is left to the desk', () => {
  const { onDesk } = open();
  press('t');
  expect(onDesk).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
  press('g');
  press('t');
  expect(onDesk).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#/support');
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

it('Ctrl and K find, also from a field, where single keys rest', () => {
  const { onAct } = open();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  act(() => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  });
  expect(onAct.mock.calls).toEqual([['find']]);
});

it('a box that was just ticked does not keep keys to itself', () => {
  const { onAct, onDesk } = open();
  const box = document.body.appendChild(Object.assign(document.createElement('input'), { type: 'checkbox' }));
  onTestFinished(() => box.remove());
  act(() => {
    for (const key of ['t', 'r']) box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  expect(onDesk).toHaveBeenCalledTimes(1);
  expect(onAct.mock.calls).toEqual([['refresh']]);
});
