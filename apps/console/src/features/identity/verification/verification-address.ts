export type Lane = 'applications' | 'hits';

export interface VerificationAddress {
  lane: Lane;
  /** Of the application, or of the hit; empty when the address names none. */
  number: string;
}

/** Reads `#/verification/1234567890123456789`, and `#/verification/hits/1234567890123456789` for a hit of the sanctions list. */
export function verificationAddressOf(fragment: string): VerificationAddress {
  const [, hits, number = ''] = /^#\/verification(\/hits)?(?:\/(\d{10,19}))?$/.exec(fragment) ?? [];
  return { lane: hits ? 'hits' : 'applications', number };
}

export function verificationFragment(lane: Lane, number = ''): string {
  return ['#/verification', ...(lane === 'hits' ? ['hits'] : []), ...(number ? [number] : [])].join('/');
}
