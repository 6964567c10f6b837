export type OtcBackground = 'quick' | 'apply' | 'plain';

/** By the second segment of the path, without language. The quick page itself is a redirect, so the page that it leads to counts as one. */
export function backgroundOf(pathname: string): OtcBackground {
  const [, first, second] = pathname.split('/');
  if (first === 'buy-sell-crypto' && second === undefined) return 'quick';
  return second === 'quick' || second === 'apply' ? second : 'plain';
}
