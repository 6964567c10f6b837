import type { templateVersions as call } from '@peerbourse/contract/p2p/p2p-paymethods/template-versions';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { selectVersions } from './template.table.ts';

export const templateVersions: Handler<typeof call> = async ({ db }, { paymethodId }) => {
  const versions = await selectVersions(db, Number(paymethodId));
  if (versions.length === 0) throw refuse('p2p-paymethods.unknown-template');
  return { versions: versions.map(({ writtenAt, ...version }) => ({ ...version, writtenAt: writtenAt.toISOString() })) };
};
