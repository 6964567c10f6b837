import { textFeatures } from './text-features.ts';
import { outsideScore } from './text-model.ts';
import { isContact, type P2pTextProblem } from './text-rules.ts';

/** README.md of the corpora says how many honest lines score more than these. */
const refusedAbove = 1.2;
const doubtedAbove = -0.2;

export interface JudgedText {
  problem: P2pTextProblem | undefined;
  /** Not enough to refuse it, but enough for staff to look at it first. */
  isDoubtful: boolean;
}

/**
 * What is wrong with words that a trader shows to everybody: contact data, also in disguise, and invitations past the market.
 * It errs in both directions; README.md of the corpora says how often. For servers: the model's table is large.
 */
export function judgeText(text: string): JudgedText {
  const { problems, rows } = textFeatures(text);
  const contact = problems.find(isContact);
  if (contact) return { problem: contact, isDoubtful: false };
  const score = outsideScore(rows);
  if (score > refusedAbove) return { problem: problems.includes('messenger') ? 'messenger' : 'outside-deal', isDoubtful: false };
  return { problem: undefined, isDoubtful: score > doubtedAbove };
}

export function p2pTextProblem(text: string): P2pTextProblem | undefined {
  return judgeText(text).problem;
}
