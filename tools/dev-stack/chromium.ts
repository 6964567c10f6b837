import { existsSync } from 'node:fs';

const light = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium. The shell without a window draws the same pages for a third of the processor time. It is looked for at each call,
 * because CI installs it after it has started.
 */
export function chromiumPath(): string {
  return process.env.PB_CHROMIUM ?? (existsSync(light) ? light : '/usr/bin/chromium');
}
