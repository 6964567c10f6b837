import type { Post } from './call.ts';

const keptMs = 1_000;
const maxKept = 5_000;

interface Kept {
  answer: Promise<unknown>;
  until: number;
}

/** Answers that nobody in particular asked for, by language, call and input: many visitors of a second cost one call. */
export class SharedAnswers {
  private readonly kept = new Map<string, Kept>();

  get(language: string, path: string, input: unknown, post: Post, now: number = performance.now()): Promise<unknown> {
    const key = `${language} ${path} ${JSON.stringify(input)}`;
    const known = this.kept.get(key);
    if (known && now < known.until) return known.answer;
    const answer = post(path, input);
    this.keep(key, { answer, until: now + keptMs });
    // What failed is asked again at once.
    answer.catch(() => this.kept.delete(key));
    return answer;
  }

  private keep(key: string, entry: Kept): void {
    if (this.kept.size >= maxKept) this.kept.clear();
    this.kept.set(key, entry);
  }
}
