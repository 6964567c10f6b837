/** The page of a coin, without language. */
export function coinPath(coin: string): string {
  return `/price/${coin.toLowerCase()}`;
}
