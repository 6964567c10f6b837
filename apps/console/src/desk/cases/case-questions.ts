import type { ViewedCase } from './case.query.ts';

type Question = ViewedCase['requests'][number] & { answer: ViewedCase['statements'][number] | undefined };

/** Questions with their answers. Only the newest can be answered, and once, so both are in the same order. */
export function caseQuestions({ requests, statements }: Pick<ViewedCase, 'requests' | 'statements'>): Question[] {
  const answered = requests.filter(({ answeredAt }) => answeredAt !== null);
  const answers = statements.filter(({ kind }) => kind === 'answer');
  return requests.map((request) => ({ ...request, answer: answers[answered.indexOf(request)] }));
}
