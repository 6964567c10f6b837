import type { settingProposals as call } from '@peerbourse/contract/core/settings/setting-proposals';
import { decidingRole } from '@peerbourse/contract/setting-row';
import type { Handler } from '#platform/http/serve.ts';
import { isOpenTo, isSettingKey, settingRow } from './known-settings.ts';
import { newestProposals } from './proposal.table.ts';

const limit = 200;

export const settingProposals: Handler<typeof call> = async ({ db, actor }) => ({
  proposals: (await newestProposals(db, limit)).flatMap(({ key, before, proposerStaffId, ...proposal }) => {
    if (!isSettingKey(key) || !isOpenTo(key, actor.roles)) return [];
    const { initial, effect } = settingRow(key);
    const isOwn = proposerStaffId === actor.staffId;
    const isOpen = proposal.state === 'open';
    const proposedAt = proposal.proposedAt.toISOString();
    const decidedAt = proposal.decidedAt?.toISOString() ?? null;
    const rights = { mayDecide: isOpen && !isOwn && actor.roles.includes(decidingRole), mayWithdraw: isOpen && isOwn };
    return [{ ...proposal, key, before: proposal.version === 0 ? initial : before, effect, proposedAt, decidedAt, ...rights }];
  }),
});
