export type ToastType = 'info' | 'success' | 'error' | 'warning';

export interface ToastEntry {
  id: number;
  type: ToastType;
  text: string;
}

export const toastMs = 3_000;

interface Running extends ToastEntry {
  /** What is left of its time; counted only while nobody looks at it closely. */
  leftMs: number;
}

/** The toasts of a page: each goes after three seconds, or when it is closed; equal ones are not repeated. */
export class ToastStore {
  private toasts: Running[] = [];
  private shown: readonly ToastEntry[] = [];
  private isPaused = false;
  private nextId = 1;
  private readonly listeners = new Set<() => void>();

  show(type: ToastType, text: string, ms: number = toastMs): void {
    const same = this.toasts.find((toast) => toast.type === type && toast.text === text);
    if (same) same.leftMs = ms;
    else this.change([...this.toasts, { id: this.nextId++, type, text, leftMs: ms }]);
  }

  close(id: number): void {
    this.change(this.toasts.filter((toast) => toast.id !== id));
  }

  /** Escape takes the newest one; answers whether there was one. */
  closeNewest(): boolean {
    const newest = this.toasts.at(-1);
    if (newest) this.close(newest.id);
    return newest !== undefined;
  }

  /** Time stands still while the pointer or the focus is on a toast. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  tick(ms: number): void {
    if (this.isPaused || this.toasts.length === 0) return;
    for (const toast of this.toasts) toast.leftMs -= ms;
    if (this.toasts.some((toast) => toast.leftMs <= 0)) this.change(this.toasts.filter((toast) => toast.leftMs > 0));
  }

  entries = (): readonly ToastEntry[] => this.shown;

  subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  private change(toasts: Running[]): void {
    this.toasts = toasts;
    this.shown = toasts.map(({ id, type, text }) => ({ id, type, text }));
    for (const listener of this.listeners) listener();
  }
}
