/** Reads `#/risk/requests/1234567890123456789`; empty when the address names no request. */
export function requestNoOf(fragment: string): string {
  return /^#\/risk\/requests\/(\d{18,19})$/.exec(fragment)?.[1] ?? '';
}

export function requestFragment(requestNo: string): string {
  return `#/risk/requests/${requestNo}`;
}
