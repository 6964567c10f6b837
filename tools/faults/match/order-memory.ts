/** What people were told is done. Nothing of it may be lost. */
export interface Acknowledged {
  /** Orders that were accepted. */
  placed: string[];
  /** Orders whose end was asked for while they were not over. */
  cancelled: string[];
  amended: Array<{ orderNo: string; tick: number; lots: number }>;
  /** Ends of all orders of somebody in a market, with those that had been accepted before it was asked for. */
  cancelledAll: Array<{ owner: string; symbol: string; orderNos: string[] }>;
}

/** Beside it under which keys orders were asked for: there is no other order. */
export interface OrderMemory extends Acknowledged {
  keys: Set<string>;
}

export const newMemory = (): OrderMemory => ({ placed: [], cancelled: [], amended: [], cancelledAll: [], keys: new Set() });

/** As it is now: what is told later is not in a look that begins now. */
export const soFar = ({ placed, cancelled, amended, cancelledAll }: OrderMemory): Acknowledged => ({
  placed: [...placed],
  cancelled: [...cancelled],
  amended: [...amended],
  cancelledAll: [...cancelledAll],
});
