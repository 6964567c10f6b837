import { plainText } from './plain-text.ts';
import { type P2pTextProblem, problemsIn } from './text-rules.ts';

/** As many as the table of weights has rows. */
export const featureRows = 65_536;

/** What rules find counts as much as a few runs of signs. */
const ruleShare = 4;

export interface SeenText {
  /** What the rules find. */
  problems: P2pTextProblem[];
  rows: number[];
}

/**
 * What the model sees of a text: runs of signs within words, words, pairs of neighbours, and what the rules find; each by the
 * row of the table that its hash names.
 */
export function textFeatures(text: string): SeenText {
  const plain = plainText(text);
  const problems = problemsIn(plain);
  const words = maskedText(plain).split(/\s+/).filter(Boolean);
  const found = problems.flatMap((name) => Array.from({ length: ruleShare }, (_, part) => `${name} ${part}`));
  const features = [...words.flatMap(runsOf), ...words.flatMap((_word, at) => neighboursAt(words, at)), ...found];
  return { problems, rows: [...new Set(features.map(rowOf))] };
}

/** Numbers are one sign, long ones and what looks like a handle another: what the model learns is no particular one. */
function maskedText(plain: string): string {
  return plain
    .replace(/@[\p{L}\d._-]+/gu, 'ⓗ')
    .replace(/[a-z\d._-]+/g, (run) => (isHandle(run) ? 'ⓗ' : run))
    .replace(/\d{5,}/g, 'ⓝ')
    .replace(/\d+(?:[.,:]\d+)*/g, '0')
    .replace(/[^\p{L}\p{M}\dⓗⓝ@?!。？！.]+/gu, ' ')
    .trim();
}

function isHandle(run: string): boolean {
  return /[a-z]/.test(run) && /[\d_]/.test(run);
}

const isUnspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

function runsOf(word: string): string[] {
  const characters = Array.from(` ${word} `);
  const [shortest, longest] = isUnspaced.test(word) ? [1, 4] : [2, 6];
  const runs: string[] = [];
  for (let length = shortest; length <= longest; length++) {
    for (let at = 0; at + length <= characters.length; at++) runs.push(characters.slice(at, at + length).join(''));
  }
  return runs;
}

const stem = 6;
const shortStem = 5;

function neighboursAt(words: readonly string[], at: number): string[] {
  const [word = '', next, afterNext] = words.slice(at, at + 3);
  return [
    `w ${word}`,
    ...(next === undefined ? [] : [`b ${word.slice(0, stem)} ${next.slice(0, stem)}`]),
    ...(afterNext === undefined ? [] : [`s ${word.slice(0, shortStem)} ${afterNext.slice(0, shortStem)}`]),
  ];
}

/** FNV-1a, folded to the size of the table. */
function rowOf(run: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < run.length; at++) hash = Math.imul(hash ^ run.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % featureRows;
}
