/** The other side said no for good: another try would end the same way. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
