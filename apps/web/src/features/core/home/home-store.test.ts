import { expect, it } from 'vitest';
import { makeHomeStore } from './home-store.ts';

/** A store as browsers have it, as far as it is used here. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  const getItem = (key: string) => values.get(key) ?? null;
  return { getItem, setItem: (key: string, value: string) => void values.set(key, value) } as unknown as Storage;
}

it('R3.20 stepsToGuide is off, on while the guide is offered, and off after any answer', () => {
  const store = makeHomeStore(memoryStorage());
  const seen: boolean[] = [];
  store.subscribe(() => seen.push(store.state().stepsToGuide));
  expect(store.state()).toEqual({ stepsToGuide: false });
  store.offerGuide();
  store.answerGuide();
  store.offerGuide();
  expect(seen).toEqual([true, false]);
});

it('R3.20 the guide is offered a single time, on later visits too', () => {
  const storage = memoryStorage();
  const [first, second] = [makeHomeStore(storage), makeHomeStore(storage)];
  first.offerGuide();
  second.offerGuide();
  expect([first.state(), second.state()]).toEqual([{ stepsToGuide: true }, { stepsToGuide: false }]);
});

it('a browser that keeps nothing is offered it on every visit', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  const store = makeHomeStore({ getItem: forbid, setItem: forbid } as unknown as Storage);
  store.offerGuide();
  expect(store.state()).toEqual({ stepsToGuide: true });
});
