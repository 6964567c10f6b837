import { type Book, changedBook, crcOfBook } from '@peerbourse/rules/spot/book';
import { afterPaint } from '#base/lib/after-paint.ts';

export interface BookFrame extends Book {
  /** Of the best levels, as the listener should have them afterwards. */
  crc: number;
}

/** What is drawn costs a slow phone most of its time. After each draw it rests so many times as long, and whoever taps is answered. */
const restPerDraw = 2;
const longestRestMs = 400;

/**
 * One book as it changes, outside of React: however many updates come, those who draw it are told once per frame of the screen, and less
 * often where a frame takes long.
 */
export class BookStore {
  private book: Book | undefined;
  private taken: BookFrame | undefined;
  private isDue = false;
  private restsUntil = 0;
  private readonly listeners = new Set<() => void>();
  private readonly onLeft: () => void;

  /** `onLeft` is called when nobody draws it any more. */
  constructor(onLeft: () => void = () => undefined) {
    this.onLeft = onLeft;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.onLeft();
    };
  };

  /** To be there without being told. */
  readonly attend = (): (() => void) => this.subscribe(() => undefined);

  readonly current = (): Book | undefined => this.book;

  get isDrawn(): boolean {
    return this.listeners.size > 0;
  }

  /** Whether the book is now what the exchange has: a snapshot begins it anew, an update has what changed. */
  take(told: BookFrame, isSnapshot: boolean): boolean {
    // Everybody who shows the book brings the same frame.
    if (told === this.taken) return true;
    this.taken = told;
    const next = changedBook(isSnapshot || !this.book ? { bids: [], asks: [] } : this.book, told);
    if (crcOfBook(next) !== told.crc) return false;
    this.book = next;
    this.drawSoon();
    return true;
  }

  private drawSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    const draw = () => requestAnimationFrame(() => this.publish());
    const restMs = this.restsUntil - performance.now();
    if (restMs > 0) setTimeout(draw, restMs);
    else draw();
  }

  private publish(): void {
    this.isDue = false;
    const beganAt = performance.now();
    for (const listener of this.listeners) listener();
    afterPaint(() => {
      const now = performance.now();
      this.restsUntil = now + Math.min(restPerDraw * (now - beganAt), longestRestMs);
    });
  }
}

/** The books of a page, as long as somebody draws them: the list of levels and the form need the same one. */
const stores = new Map<string, BookStore>();

export function bookStoreOf(key: string): BookStore {
  const known = stores.get(key);
  if (known) return known;
  // Whoever is drawn again leaves and comes back in one go.
  const store = new BookStore(() => queueMicrotask(() => store.isDrawn || stores.delete(key)));
  stores.set(key, store);
  return store;
}
