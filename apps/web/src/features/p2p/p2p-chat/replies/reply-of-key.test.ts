import { expect, it } from 'vitest';
import { keyOfReply, replyOfKey } from './reply-of-key.ts';

const pressed = (code: string, more: Partial<Parameters<typeof replyOfKey>[0]> = {}) =>
  replyOfKey({ code, altKey: true, ctrlKey: false, metaKey: false, shiftKey: false, ...more });

it('R7.13 Alt and a digit stand for a saved reply, whatever the keyboard types for it', () => {
  expect([pressed('Digit1'), pressed('Digit9'), pressed('Numpad3')]).toEqual([0, 8, 2]);
  expect([pressed('Digit0'), pressed('KeyA'), pressed('Digit1', { altKey: false })]).toEqual([undefined, undefined, undefined]);
  // AltGr is Ctrl and Alt: it types letters of many languages.
  expect([pressed('Digit2', { ctrlKey: true }), pressed('Digit2', { shiftKey: true })]).toEqual([undefined, undefined]);
});

it('R7.13 the key that is shown is the key that is heard', () => {
  for (let place = 0; place < 9; place++) expect(pressed(`Digit${keyOfReply(place)?.at(-1)}`)).toBe(place);
  expect(keyOfReply(9)).toBeUndefined();
});
