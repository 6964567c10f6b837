import type { CallInput } from '@peerbourse/contract/call';
import type { HiddenReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { takeDownByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import type { Tone } from '#parts/tone.ts';
import type { AdFilter, ModeratedAd } from './ad-moderation-list.query.ts';

export type TakeDownReason = CallInput<typeof takeDownByStaff>['reason'];

/** The owner reads the same in their own language. */
export const takeDownText: Record<TakeDownReason, string> = {
  contact_data: 'Contact data in the words',
  off_platform: 'Invites to a deal outside of the market',
  third_party: 'Payments from or to others',
  misleading: 'Misleading words',
  price: 'The price',
  abuse: 'Abuse of others',
  other: 'Something else',
};

export const problemText: Record<ModeratedAd['findings'][number]['problem'], string> = {
  'web-contact': 'A web or mail address',
  'phone-number': 'A phone number',
  messenger: 'A messenger',
  'outside-deal': 'An invitation to a deal outside of the market',
  doubtful: 'Perhaps an invitation past the market',
};

export const showText: Record<NonNullable<AdFilter['show']>, string> = {
  waiting: 'Waiting to be checked',
  outliers: 'Prices far from the reference',
  pictures: 'New pictures',
  words: 'With words',
  'taken-down': 'Taken down',
  all: 'All',
};

export const stateText: Record<ModeratedAd['state'], { label: string; tone: Tone }> = {
  online: { label: 'Online', tone: 'good' },
  offline: { label: 'Offline', tone: 'quiet' },
  editing: { label: 'Being edited', tone: 'watch' },
  completed: { label: 'Completed', tone: 'quiet' },
};

const hiddenLabel: Record<HiddenReason, string> = {
  inactive: 'it is not online',
  max_limit: 'its limit is above that of the currency',
  min_limit: 'less is left than its smallest order',
  remaining: 'nothing is left',
  paused_all: 'the advertiser pauses all ads',
  approval: 'staff have taken it down',
  balance: 'coins are missing',
  daily_limit: 'the limit of the day is reached',
  temp_ban: 'the advertiser is restricted',
  schedule: 'it is outside of business hours',
  price_band: 'the market has left its price',
  method_disabled: 'no payment method can be used',
  country_closed: 'the country is closed',
  idle: 'the advertiser has been away for long',
};

/** Why no list shows it, as one sentence. */
export function hiddenText(reasons: readonly string[]): string {
  return reasons.map((reason) => hiddenLabel[reason as HiddenReason] ?? reason).join('; ');
}

export function adTitle({ side, coinCode, fiatCode }: Pick<ModeratedAd, 'side' | 'coinCode' | 'fiatCode'>): string {
  return `${side === 'buy' ? 'Buys' : 'Sells'} ${coinCode} for ${fiatCode}`;
}

/** What the member of staff sees first. */
export function adState(ad: ModeratedAd): { label: string; tone: Tone } {
  if (ad.takenDownFor !== null) return { label: 'Taken down', tone: 'bad' };
  if (ad.findings.some(({ problem }) => problem !== 'doubtful')) return { label: 'Filter found', tone: 'bad' };
  if (ad.findings.length > 0) return { label: 'Doubtful words', tone: 'watch' };
  if (ad.isOutlier) return { label: 'Price outlier', tone: 'watch' };
  return stateText[ad.state];
}
