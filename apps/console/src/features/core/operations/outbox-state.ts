import type { Tone } from '#parts/tone.ts';
import type { Overview } from './overview.query.ts';

/** Facts reach their readers within this time when all is well. */
export const behindAfterSeconds = 5;

export function outboxState({ waiting, oldestSeconds }: Overview['outbox']): { tone: Tone; label: string } {
  const isBehind = waiting > 0 && oldestSeconds >= behindAfterSeconds;
  return isBehind ? { tone: 'bad', label: 'Behind' } : { tone: 'good', label: 'Healthy' };
}
