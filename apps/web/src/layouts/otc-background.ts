export type OtcBackground = 'quick' | 'apply' | 'plain';

/** By the second segment of the path, without language. */
export function backgroundOf(pathname: string): OtcBackground {
  const second = pathname.split('/')[2];
  return second === 'quick' || second === 'apply' ? second : 'plain';
}
