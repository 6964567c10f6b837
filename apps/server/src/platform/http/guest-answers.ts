import { monotonicMs } from '../clock.ts';

/** Data of an answer that is written as JSON already. */
export class JsonText {
  readonly text: string;
  constructor(data: unknown) {
    this.text = JSON.stringify(data);
  }
}

interface Kept {
  at: number;
  data: Promise<JsonText>;
}

/** Guests choose the input, so they choose how much there is to keep. */
const maxKept = 500;

/** Answers that are the same for every guest who asks the same: of many who ask at once one is computed, as text. */
export function makeGuestAnswers(maxAgeMs: number) {
  const answers = new Map<string, Kept>();

  return async (key: string, compute: () => Promise<unknown>): Promise<JsonText> => {
    const kept = answers.get(key);
    if (kept && monotonicMs() - kept.at < maxAgeMs) return await kept.data;
    const data = compute().then((outcome) => new JsonText(outcome));
    answers.delete(key);
    answers.set(key, { at: monotonicMs(), data });
    // A refusal is not kept.
    data.catch(() => answers.delete(key));
    const [oldest] = answers.keys();
    if (answers.size > maxKept && oldest !== undefined) answers.delete(oldest);
    return await data;
  };
}

export type GuestAnswers = ReturnType<typeof makeGuestAnswers>;
