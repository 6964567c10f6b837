/** What happens inside a case without changing the state of its order; the chain of the order keeps it. */
export const caseEvents = [
  'state-appeal',
  'answer-staff',
  'add-evidence',
  'take-case',
  'ask-buyer',
  'ask-seller',
  'miss-statement',
  'miss-answer',
  'miss-decision',
  'hold-claim',
  'return-claim',
  'award-claim',
  'uphold-claim',
  'withdraw-claim',
  'compensate',
] as const;
export type CaseEvent = (typeof caseEvents)[number];
