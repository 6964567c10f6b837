import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** When browsers have to work before they may try: never, once something looks like guessing, or always. */
  'security.proofOfWork': {
    role: 'risk',
    danger: 'safety',
    effect: 'Whoever logs in waits some seconds when it is demanded; without it strangers guess passwords and codes at no cost.',
    schema: z.enum(['off', 'suspicion', 'always']),
    initial: 'suspicion',
  },
} as const satisfies Record<string, SettingRow>;
