import type { Tone } from '#parts/tone.ts';
import type { Overview } from './overview.query.ts';

export function priceState({ pairs, stale }: Overview['prices']): { tone: Tone; words: string } {
  if (pairs === 0) return { tone: 'quiet', words: 'No pairs' };
  if (stale === 0) return { tone: 'good', words: 'Fresh' };
  return stale === pairs ? { tone: 'bad', words: 'All stale' } : { tone: 'watch', words: 'Partly stale' };
}
