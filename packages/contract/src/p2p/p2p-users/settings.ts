import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  /** The terms that traders accept, by version; whoever accepted an older one is asked again. */
  'p2p-users.termsVersion': {
    role: 'editor',
    danger: 'words',
    effect: 'Every trader who has accepted an older version has to accept the terms again before the next order or ad.',
    schema: z.int().check(z.gte(1), z.lte(10_000)),
    initial: 1,
  },
  /** How long a name that somebody chose stays at least. */
  'p2p-users.nickNameDays': {
    role: 'risk',
    danger: 'safety',
    effect: 'Traders keep a name for this many days at least, so that those who deal with them know whom they deal with.',
    schema: z.int().check(z.gte(0), z.lte(3_650)),
    initial: 30,
  },
} as const satisfies Record<string, SettingRow>;
