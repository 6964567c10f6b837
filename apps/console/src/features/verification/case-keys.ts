import type { Press } from '#shell/shortcuts.ts';

/** The keys of the open case, beside those of the console. */
export const caseKeys = [
  { key: 'a', act: 'approve', words: 'Approve' },
  { key: 'r', act: 'reject', words: 'Reject' },
  { key: 'n', act: 'next', words: 'Next case' },
  { key: '1', act: 'front', words: 'Front, full screen' },
  { key: '2', act: 'back', words: 'Back, full screen' },
  { key: '3', act: 'selfie', words: 'Selfie, full screen' },
] as const;

export type CaseAct = (typeof caseKeys)[number]['act'];

/** Keys with Ctrl, Alt or Meta belong to the browser. */
export function caseActOf({ key, ctrlKey, metaKey, altKey }: Press): CaseAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return caseKeys.find((candidate) => candidate.key === key.toLowerCase())?.act;
}
