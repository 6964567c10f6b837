import type { Reaction } from '#base/api/reaction.ts';

export type ShownRefusal = Extract<Reaction, { kind: 'risk-question' | 'risk-review' | 'blocked' }>;

/** The refusal that is shown as a dialog; a newer one takes its place. */
class RefusalStore {
  private shown: ShownRefusal | undefined;
  private readonly listeners = new Set<() => void>();

  show(refusal: ShownRefusal): void {
    this.change(refusal);
  }

  close = (): void => this.change(undefined);

  current = (): ShownRefusal | undefined => this.shown;

  subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  private change(refusal: ShownRefusal | undefined): void {
    this.shown = refusal;
    for (const listener of this.listeners) listener();
  }
}

export const refusalStore = new RefusalStore();
