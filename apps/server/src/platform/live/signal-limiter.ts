import { limits } from '@peerbourse/contract/core/live/protocol';
import { monotonicMs } from '../clock.ts';

/** The same signal of the same person passes once in a while, over however many sockets it comes. */
export class SignalLimiter {
  private readonly passed = new Map<string, number>();

  admits(name: string): boolean {
    const now = monotonicMs();
    if (now - (this.passed.get(name) ?? -limits.signalEveryMs) < limits.signalEveryMs) return false;
    this.passed.set(name, now);
    return true;
  }

  /** Forgets what is over. */
  tidy(): void {
    const now = monotonicMs();
    for (const [name, at] of this.passed) if (now - at >= limits.signalEveryMs) this.passed.delete(name);
  }
}
