import type { Browser } from './browser.ts';
import type { Stage } from './stage.ts';

/** Somebody who may make a call, and an input with which it succeeds. */
export interface Prepared {
  browser: Browser;
  input: Record<string, unknown>;
}

export type Prepare = (stage: Stage) => Promise<Prepared>;
