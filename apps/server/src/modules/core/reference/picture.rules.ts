/** Where the picture of a coin lies: all of them are views of one file, so that a list of coins asks for one picture. */
export function coinPicture(coin: string): string {
  return `/coins.svg#${coin.toLowerCase()}`;
}

/** A currency shows the flag of its country. */
export function flagPicture(country: string): string {
  return `/flags/${country.toLowerCase()}.svg`;
}
