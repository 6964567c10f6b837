import { type Book, changedBook, crcOfBook } from '@peerbourse/rules/spot/book';

export interface BookFrame extends Book {
  /** Of the best levels, as the listener should have them afterwards. */
  crc: number;
}

/**
 * One book as it changes, outside of React: however many updates come, those who draw it are told once per frame of the screen.
 */
export class BookStore {
  private book: Book | undefined;
  private taken: BookFrame | undefined;
  private frame: number | undefined;
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
    this.frame ??= requestAnimationFrame(() => this.publish());
    return true;
  }

  private publish(): void {
    this.frame = undefined;
    for (const listener of this.listeners) listener();
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
