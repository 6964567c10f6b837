import { existsSync } from 'node:fs';

const light = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium. The shell without a window draws the same pages for a third of the processor time. */
export const chromiumPath = process.env.PB_CHROMIUM ?? (existsSync(light) ? light : '/usr/bin/chromium');
