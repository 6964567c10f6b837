/** The time of the exchange. Until it is known, that of this machine. */
export class ServerClock {
  private aheadMs = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  set(serverMs: number): void {
    this.aheadMs = serverMs - this.now();
  }

  timestamp(): string {
    return String(Math.round(this.now() + this.aheadMs));
  }
}
