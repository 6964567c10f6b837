import { contactProblem } from '../../packages/rules/src/p2p-texts/text-rules.ts';
import { type Corpus, type Example, learn, numbers, scoreOf } from './model.ts';

const folds = 8;
/** Shares of hard honest lines that a threshold may hit. */
const shares = [0.005, 0.01, 0.02, 0.05, 0.1];

/** How lines do that were not learned from, in words: blocks are left out in turn. */
export function crossValidation(examples: readonly Example[]): string {
  const next = numbers();
  const foldOf = new Map([...new Set(examples.map(({ block }) => block))].map((block) => [block, Math.floor(next() * folds)]));
  const scored = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = learn(examples.filter(({ block }) => foldOf.get(block) !== fold));
    return examples.filter(({ block }) => foldOf.get(block) === fold).map((example) => ({ example, score: scoreOf(weights, example) }));
  });
  const of = (corpus: Corpus) => scored.filter(({ example }) => example.corpus === corpus);
  const hard = of('p2p-ordinary-second.txt')
    .map(({ score }) => score)
    .sort((left, right) => right - left);
  const lines = shares.map((share) => {
    const threshold = hard[Math.floor(share * hard.length)] ?? 0;
    const caught = (corpus: Corpus) => {
      const all = of(corpus);
      const hits = all.filter(({ example, score }) => score > threshold || contactProblem(example.text));
      return `${((100 * hits.length) / all.length).toFixed(1)} %`;
    };
    const evasions = `${caught('p2p-evasions.txt')} and ${caught('p2p-evasions-second.txt')} of evasions`;
    return `above ${threshold.toFixed(2)}: ${evasions}, ${caught('p2p-ordinary.txt')} and ${caught('p2p-ordinary-second.txt')} of honest lines\n`;
  });
  return lines.join('');
}
