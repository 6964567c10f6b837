import { english } from '@peerbourse/rules/formats/format';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import type { ModerationAct, PreviewedAd } from './preview-ad-acts.query.ts';

const problemText: Record<NonNullable<PreviewedAd['problem']>, string> = {
  unknown: 'its owner has deleted it',
  'taken-down': 'it is taken down already',
  completed: 'it is completed',
  'changed-meanwhile': 'it has changed since you selected it',
};

/** What an act would do to an ad, or why it does nothing. */
export function outlookText(act: ModerationAct, { problem, inOrders, hasNewPicture }: PreviewedAd, { coinCode }: ModeratedAd): string {
  if (problem !== null) return `Left alone: ${problemText[problem]}.`;
  if (act === 'check') return hasNewPicture ? 'Checked. It still waits for its picture.' : 'Checked. It stays as it is.';
  return `Leaves the market.${inOrders === '0' ? '' : ` Open orders about ${english.number(inOrders)} ${coinCode} go on.`}`;
}

interface Result {
  adNo: string;
  problem: PreviewedAd['problem'];
}

/** What became of them: how many it happened to, and by name those that it did not. */
export function resultText(act: ModerationAct, ads: readonly ModeratedAd[], results: readonly Result[]): string {
  const done = results.filter(({ problem }) => problem === null).length;
  const left = results.flatMap(({ adNo, problem }) => {
    const nickName = ads.find((ad) => ad.adNo === adNo)?.nickName;
    return problem === null ? [] : [`the ad of ${nickName} (${problemText[problem]})`];
  });
  const sentence = act === 'check' ? `Checked: ${countText(done)}.` : `Taken down: ${countText(done)}.`;
  return left.length === 0 ? sentence : `${sentence} Left alone: ${left.join(', ')}.`;
}

export function countText(count: number): string {
  return count === 1 ? '1 ad' : `${count} ads`;
}
