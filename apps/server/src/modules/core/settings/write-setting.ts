import type { writeSetting as call } from '@peerbourse/contract/core/settings/write-setting';
import * as z from 'zod/mini';
import { audit } from '#modules/core/audit/index.ts';
import { emit } from '#platform/db/outbox.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { isOpenTo, isSettingKey, knownSettings } from './known-settings.ts';
import { insertVersion } from './setting.table.ts';

/** A new version on top of the one that the writer saw; two writers at once cannot both win. */
export const writeSetting: Handler<typeof call> = async ({ tx, actor, visitor }, { key, value, version }) => {
  if (!isSettingKey(key)) throw refuse('settings.unknown-key', { key });
  if (!isOpenTo(key, actor.roles)) throw refuse('right.missing');
  const parsed = z.safeParse(knownSettings[key].schema as z.ZodMiniType, value);
  if (!parsed.success) throw refuse('request.invalid', { fields: parsed.error.issues.map((issue) => issue.path.join('.')).join(', ') });
  const isWritten = await insertVersion(tx, { key, version: version + 1, value: parsed.data, author: actor.name });
  if (!isWritten) throw refuse('settings.changed-meanwhile');
  await audit(tx, { actor, act: 'settings.written', subject: key, details: { version: version + 1 }, address: visitor.address });
  await emit(tx, 'settings', key, { key, version: version + 1, author: actor.name });
  return { key, version: version + 1 };
};
