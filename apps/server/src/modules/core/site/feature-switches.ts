import type { featureSwitches as call } from '@peerbourse/contract/core/site/feature-switches';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const featureSwitches: Handler<typeof call> = async ({ db }) => {
  const { followSwitch, contractSwitch, p2pState, jumpType } = await readSetting(db, 'site.switches');
  return {
    contractAndFollowSwitch: { followSwitch, contractSwitch, p2pState, jumpType },
    friendInvitationLink: await readSetting(db, 'site.invitation'),
    tradeMiningEntryInfo: await readSetting(db, 'site.tradeMining'),
  };
};
