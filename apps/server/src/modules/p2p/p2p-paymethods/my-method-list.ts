import type { CallOutput } from '@peerbourse/contract/call';
import type { AccountId } from '@peerbourse/contract/ids';
import type { myMethodList as call } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { selectMethods } from './method.table.ts';
import { savedMethodView } from './method.view.ts';
import { selectTemplatesByIds } from './templates/template.table.ts';

export const myMethodList: Handler<typeof call> = async ({ db, actor, config }, { fiatCode }) => {
  const [{ addPayCount }, paymethods] = await Promise.all([p2pConfig(db), savedMethods(db, config, actor.accountId, fiatCode)]);
  return { addPayCount, paymethods };
};

export type SavedMethod = CallOutput<typeof call>['paymethods'][number];

/** What an account has saved, masked, the newest first. */
export async function savedMethods(db: Db, { keys }: Pick<Config, 'keys'>, accountId: AccountId, fiat?: string): Promise<SavedMethod[]> {
  const rows = await selectMethods(db, accountId, fiat);
  const templates = await selectTemplatesByIds(db, [...new Set(rows.map(({ templateId }) => templateId))]);
  return rows.map((row) => {
    const template = templates.find(({ id }) => id === row.templateId);
    must(template, 'templates are never removed');
    return savedMethodView(keys, row, template);
  });
}
