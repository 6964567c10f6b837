import type { Tone } from '#parts/tone.ts';
import type { Overview } from './overview.query.ts';

/** Facts reach their readers within this time when all is well. */
export const behindAfterSeconds = 5;

export function outboxState({ waiting, oldestSeconds }: Overview['outbox']): { tone: Tone; words: string } {
  const isBehind = waiting > 0 && oldestSeconds >= behindAfterSeconds;
  return isBehind ? { tone: 'bad', words: 'Behind' } : { tone: 'good', words: 'Healthy' };
}
