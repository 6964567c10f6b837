/** The token that an address such as `/#token=...` hands over, if it is one that a header can carry. */
export function tokenOfFragment(fragment: string): string | undefined {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? '';
  return isToken(token) ? token : undefined;
}

export function isToken(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
