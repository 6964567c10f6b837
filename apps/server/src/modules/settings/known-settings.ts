import { friendInvitationLink, tradeMiningEntryInfo } from '@peerbourse/contract/site/feature-switches';
import { someBasicConfig, someBasicConfigDefault } from '@peerbourse/contract/site/site-settings';
import * as z from 'zod/mini';

/** Every setting that exists: its shape, and its value until somebody writes one. */
export const knownSettings = {
  'site.switches': {
    schema: someBasicConfig,
    initial: someBasicConfigDefault,
  },
  'site.invitation': { schema: friendInvitationLink, initial: { show: false, url: '', ukReferralEntranceStatus: false } },
  'site.tradeMining': { schema: tradeMiningEntryInfo, initial: { tradeMiningEntry: false, periodDay: 0, userFeeRatio: '0' } },
  'site.brand': {
    schema: z.object({ name: z.string().check(z.minLength(1)), legalEntity: z.string(), supportAddress: z.string() }),
    initial: { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' },
  },
  'rates.staleAfterSeconds': { schema: z.int().check(z.gte(5), z.lte(86_400)), initial: 60 },
  /** A source whose price is further from the median than this is left out; a publication that jumps further is refused. */
  'rates.outlierPercent': { schema: z.number().check(z.gt(0), z.lte(50)), initial: 2 },
  'rates.maxJumpPercent': { schema: z.number().check(z.gt(0), z.lte(100)), initial: 20 },
} as const;

export type SettingKey = keyof typeof knownSettings;
export type SettingValue<K extends SettingKey> = z.output<(typeof knownSettings)[K]['schema']>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(knownSettings, key);
}
