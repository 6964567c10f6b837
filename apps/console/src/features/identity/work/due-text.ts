import { ageText } from '#parts/age-text.ts';
import type { Tone } from '#parts/tone.ts';

export interface Due {
  tone: Tone;
  label: string;
}

/** Closer to its end than this part of its time, something is due soon. */
const soonPart = 0.25;

/** How much of its time a case has left, in words: the colour only repeats them. */
export function dueText({ since, dueAt }: { since: string; dueAt: string }, nowMs: number): Due {
  const leftMs = Date.parse(dueAt) - nowMs;
  if (leftMs <= 0) return { tone: 'bad', label: `${ageText(Math.max(60, -leftMs / 1000))} late` };
  const label = `due in ${ageText(leftMs / 1000)}`;
  return { tone: leftMs < soonPart * (Date.parse(dueAt) - Date.parse(since)) ? 'watch' : 'good', label };
}
