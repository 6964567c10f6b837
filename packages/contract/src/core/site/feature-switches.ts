import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty } from '#wire.ts';
import { someBasicConfig } from './site-settings.ts';

/** A path of our own site; two slashes or a backslash at its start would lead to somebody else's. */
const ownPath = z.string().check(z.regex(/^(?:\/(?![/\\])[!-[\]-~]*)?$/));

/** The way to the invitation page, where there is one. */
export const friendInvitationLink = z.object({ show: z.boolean(), url: ownPath, ukReferralEntranceStatus: z.boolean() });

/** Trading that pays part of the fees back, over a period of days. */
export const tradeMiningEntryInfo = z.object({ tradeMiningEntry: z.boolean(), periodDay: z.int(), userFeeRatio: z.string() });

export const featureSwitches = defineCall({
  area: 'site',
  name: 'feature-switches',
  path: '/v1/mix/public/config',
  summary: 'Product switches and entry links: contractAndFollowSwitch, friendInvitationLink and tradeMiningEntryInfo',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  ssr: true,
  input: empty,
  output: z.object({
    contractAndFollowSwitch: z.pick(someBasicConfig, { followSwitch: true, contractSwitch: true, p2pState: true, jumpType: true }),
    friendInvitationLink,
    tradeMiningEntryInfo,
  }),
  refusals: [],
});
