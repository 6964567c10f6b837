/** The orders at one tick, first come first. */
export interface Level {
  readonly tick: number;
  head: number;
  tail: number;
  /** The sum of its orders. */
  lots: number;
  /** The command in which its sum was last noted. */
  notedIn: number;
}
