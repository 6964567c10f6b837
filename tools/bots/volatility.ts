const remembered = 30;

/** How far a price moves from one look to the next, as a share of itself, over the last looks. */
export class Volatility {
  private readonly steps: number[] = [];
  private last = 0;

  see(price: number): number {
    if (this.last > 0) this.steps.push(Math.abs(price / this.last - 1));
    if (this.steps.length > remembered) this.steps.shift();
    this.last = price;
    const squares = this.steps.reduce((sum, step) => sum + step * step, 0);
    return Math.sqrt(squares / Math.max(1, this.steps.length));
  }
}
