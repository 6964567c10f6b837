import type { writeSetting as call } from '@peerbourse/contract/core/settings/write-setting';
import { needsTwo } from '@peerbourse/contract/setting-row';
import { audit } from '#modules/core/audit/index.ts';
import { emit } from '#platform/db/outbox.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { auditedChange } from './audited-change.ts';
import { checkedChange } from './checked-change.ts';
import { settingRow } from './known-settings.ts';
import { writeVersion } from './setting.table.ts';

/** For what one member may write alone: a new version on top of the one that they saw. Two writers at once cannot both win. */
export const writeSetting: Handler<typeof call> = async ({ tx, actor, visitor }, { reason, ...input }) => {
  const { key, value } = checkedChange(input.key, input.value, actor.roles);
  if (needsTwo(settingRow(key))) throw refuse('settings.two-persons');
  const version = input.version + 1;
  if (!(await writeVersion(tx, { key, version, value, staffId: actor.staffId, reason }))) throw refuse('settings.changed-meanwhile');
  const details = { ...(await auditedChange(tx, key, version, value)), reason };
  await audit(tx, { actor, act: 'settings.written', subject: key, details, address: visitor.address });
  await emit(tx, 'settings', key, { key, version, author: actor.name });
  return { key, version };
};
