/** Reads `#/support/1234567890123456789`; empty when the address names no ticket. */
export function ticketNoOf(fragment: string): string {
  return /^#\/support\/(\d{18,19})$/.exec(fragment)?.[1] ?? '';
}

export function ticketFragment(ticketNo: string): string {
  return `#/support/${ticketNo}`;
}
