/** The keys of the applications, beside those of the console. */
export const merchantKeys = [
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;

/** Besides, while an application waits on the desk of somebody who may decide. */
export const decisionKeys = [
  { key: 'a', act: 'approve' },
  { key: 'x', act: 'reject' },
] as const;

/** Besides, while an application is open: each shows one of its proofs on the full screen. */
export const proofKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => ({ key: digit, act: digit }));
