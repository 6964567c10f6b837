import type { methodTemplateList as call } from '@peerbourse/contract/p2p/p2p-paymethods/method-template-list';
import { accountOf } from '#modules/identity/accounts/index.ts';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { selectOffered, selectTemplatesOf } from './template.table.ts';
import { templateView } from './template.view.ts';

export const methodTemplateList: Handler<typeof call> = async ({ db, actor }, { fiatCode }) => {
  const [templates, account, { addPayCount }] = await Promise.all([
    fiatCode === undefined ? selectOffered(db) : selectTemplatesOf(db, fiatCode),
    accountOf(db, actor.mainId),
    p2pConfig(db),
  ]);
  return { paymethodUserName: account?.realName ?? null, addPayCount, paymethods: templates.map(templateView) };
};
