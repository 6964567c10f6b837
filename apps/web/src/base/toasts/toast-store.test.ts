import { describe, expect, it } from 'vitest';
import { ToastStore, toastMs } from './toast-store.ts';

const texts = (store: ToastStore) => store.entries().map(({ text }) => text);

describe('R2.23 toasts', () => {
  it('R9.1 go after 3000 ms', () => {
    const store = new ToastStore();
    store.show('info', 'a');
    store.tick(toastMs - 1);
    expect(texts(store)).toEqual(['a']);
    store.tick(1);
    expect(texts(store)).toEqual([]);
    expect(toastMs).toBe(3_000);
  });

  it('stay while somebody looks at them', () => {
    const store = new ToastStore();
    store.show('error', 'a');
    store.pause(true);
    store.tick(10_000);
    expect(texts(store)).toEqual(['a']);
    store.pause(false);
    store.tick(3_000);
    expect(texts(store)).toEqual([]);
  });

  it('close by Escape, the newest first', () => {
    const store = new ToastStore();
    store.show('info', 'a');
    store.show('warning', 'b');
    expect(store.closeNewest()).toBe(true);
    expect(texts(store)).toEqual(['a']);
    store.closeNewest();
    expect(store.closeNewest()).toBe(false);
  });

  it('say the same thing once, and longer', () => {
    const store = new ToastStore();
    store.show('error', 'a');
    store.tick(2_000);
    store.show('error', 'a');
    store.tick(2_000);
    expect(texts(store)).toEqual(['a']);
  });
});
