import { expect, it } from 'vitest';
import { caseQuestions } from './case-questions.ts';

const request = { side: 'buyer', evidence: null, template: null, text: 'Who sent it?' } as const;
const answer = { side: 'buyer', kind: 'answer' } as const;

it('R4.20 gives each question its own answer, also after one that was never answered', () => {
  const questions = caseQuestions({
    requests: [
      { ...request, at: 1, answeredAt: 2 },
      { ...request, at: 3, answeredAt: null },
      { ...request, at: 5, answeredAt: 6 },
    ],
    statements: [
      { side: 'seller', kind: 'statement', text: 'No money came.', at: 0 },
      { ...answer, text: 'I did.', at: 2 },
      { ...answer, text: 'My brother did.', at: 6 },
    ],
  });
  expect(questions.map((question) => question.answer?.text)).toEqual(['I did.', undefined, 'My brother did.']);
});
