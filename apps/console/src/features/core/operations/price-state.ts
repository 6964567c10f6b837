import type { Tone } from '#parts/tone.ts';
import type { Overview } from './overview.query.ts';

export function priceState({ pairs, stale }: Overview['prices']): { tone: Tone; label: string } {
  if (pairs === 0) return { tone: 'quiet', label: 'No pairs' };
  if (stale === 0) return { tone: 'good', label: 'Fresh' };
  return stale === pairs ? { tone: 'bad', label: 'All stale' } : { tone: 'watch', label: 'Partly stale' };
}
