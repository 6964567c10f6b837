const maxFailures = 3;
/** Short: a provider that works again should not stay unused, and finding out costs one message a time-out. */
const pauseMs = 15_000;

/**
 * Keeps messages away from a provider that fails again and again. After a pause one message may try; the others follow when it was sent.
 * Every process counts for itself.
 */
export class CircuitBreaker {
  private failuresInRow = 0;
  private probeAtMs = 0;

  /** Whether the provider is passed over. */
  get isOpen(): boolean {
    return this.failuresInRow >= maxFailures;
  }

  mayTry(nowMs: number): boolean {
    return !this.isOpen || nowMs >= this.probeAtMs;
  }

  /** Lets a message try, unless the provider is passed over or another message tries already. */
  begin(nowMs: number): boolean {
    if (!this.mayTry(nowMs)) return false;
    if (this.isOpen) this.probeAtMs = nowMs + pauseMs;
    return true;
  }

  succeed(): void {
    this.failuresInRow = 0;
  }

  fail(nowMs: number): void {
    this.failuresInRow += 1;
    this.probeAtMs = nowMs + pauseMs;
  }
}
