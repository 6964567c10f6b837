import * as z from 'zod/mini';
import { friendInvitationLink, tradeMiningEntryInfo } from '#core/site/feature-switches.ts';
import { someBasicConfig, someBasicConfigDefault } from '#core/site/site-settings.ts';

export const settings = {
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
} as const;
