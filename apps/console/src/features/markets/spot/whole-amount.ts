/** An amount without its decimals, to be compared at a glance: 15,208,383. */
export function wholeAmount(amount: string): string {
  return BigInt(amount.split('.')[0] ?? 0).toLocaleString('en');
}
