/** Where the picture of a coin lies. */
export function coinPicture(coin: string): string {
  return `/coins/${coin.toLowerCase()}.svg`;
}

/** A currency shows the flag of its country. */
export function flagPicture(country: string): string {
  return `/flags/${country.toLowerCase()}.svg`;
}
