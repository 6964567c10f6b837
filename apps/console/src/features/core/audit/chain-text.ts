import type { ChainAnswer } from './check-chain.ts';

type Problem = NonNullable<ChainAnswer['problem']>;

const texts: Record<Problem['kind'], string> = {
  'block-missing': 'is missing',
  'block-moved': 'stands in the wrong place',
  'link-broken': 'does not follow the block before it',
  'signature-wrong': 'has a signature that is not ours',
  'key-unknown': 'is signed with a key that is not configured',
  'block-edited': 'was changed',
  'rows-missing': 'has lost entries',
  'rows-added': 'has gained entries',
  'rows-edited': 'has an entry that was changed',
  'tail-cut': 'was there when this browser looked last, and is gone',
  'head-replaced': 'is another one than this browser saw last',
};

export function problemText({ kind, blockNo, entryNo }: Problem): string {
  return `Block ${blockNo} ${texts[kind]}${entryNo === null ? '' : `, at entry ${entryNo}`}.`;
}
