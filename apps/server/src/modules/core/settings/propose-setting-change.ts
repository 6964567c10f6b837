import type { proposeSettingChange as call } from '@peerbourse/contract/core/settings/propose-setting-change';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { auditedChange } from './audited-change.ts';
import { checkedChange } from './checked-change.ts';
import { insertProposal } from './proposal.table.ts';
import { newestVersion } from './setting.table.ts';

/** The first person. Nothing changes before somebody else has decided. */
export const proposeSettingChange: Handler<typeof call> = async ({ tx, actor, visitor }, { version, reason, ...input }) => {
  const { key, value } = checkedChange(input.key, input.value, actor.roles);
  if ((await newestVersion(tx, key)) !== version) throw refuse('settings.changed-meanwhile');
  const proposalNo = publicNumber();
  await insertProposal(tx, { proposalNo, key, version, value, reason, staffId: actor.staffId });
  const details = { proposalNo, ...(await auditedChange(tx, key, version + 1, value)), reason };
  await audit(tx, { actor, act: 'settings.change-proposed', subject: key, details, address: visitor.address });
  return { key, proposalNo };
};
