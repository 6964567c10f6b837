/** Orders at market whose outcome their sender still waits to read: it is told when it comes, whatever else is told. */
const awaited = new Set<string>();

export function awaitOutcome(orderNo: string): void {
  awaited.add(orderNo);
}

/** Whether somebody waits for this order; nobody does afterwards. */
export function takeAwaited(orderNo: string | null): boolean {
  return orderNo !== null && awaited.delete(orderNo);
}
