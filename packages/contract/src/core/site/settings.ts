import * as z from 'zod/mini';
import { friendInvitationLink, tradeMiningEntryInfo } from '#core/site/feature-switches.ts';
import { someBasicConfig, someBasicConfigDefault } from '#core/site/site-settings.ts';
import type { SettingRow } from '#setting-row.ts';

export const settings = {
  'site.switches': {
    role: 'editor',
    danger: 'safety',
    // Whoever closes a product in an emergency must not wait for a second person. A switch shows pages and hides them; what may be
    // done there is up to settings of the areas themselves.
    persons: 1,
    effect: 'Every visitor sees the pages and menu entries of a product that is switched on, and finds none of one that is off.',
    schema: someBasicConfig,
    initial: someBasicConfigDefault,
  },
  'site.invitation': {
    role: 'editor',
    danger: 'words',
    effect: 'Every visitor sees the link to the invitation page in the footer, or does not.',
    schema: friendInvitationLink,
    initial: { show: false, url: '', ukReferralEntranceStatus: false },
  },
  'site.tradeMining': {
    role: 'editor',
    danger: 'money',
    effect: 'Every visitor is promised this part of the fees back, over this many days.',
    schema: tradeMiningEntryInfo,
    initial: { tradeMiningEntry: false, periodDay: 0, userFeeRatio: '0' },
  },
  'site.brand': {
    role: 'editor',
    danger: 'words',
    effect: 'Everybody reads this name, company and support address on every page, in every mail and in the terms.',
    schema: z.object({ name: z.string().check(z.minLength(1)), legalEntity: z.string(), supportAddress: z.string() }),
    initial: { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' },
  },
} as const satisfies Record<string, SettingRow>;
