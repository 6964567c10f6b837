import type { addMethod as call } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import { notify } from '#modules/core/notifications/index.ts';
import { heedRules } from '#modules/identity/risk/index.ts';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { countMethods, insertMethod } from './method.table.ts';
import { enterMethods, offeredTemplate, saveMethod } from './save-method.ts';
import { toldName } from './templates/template.view.ts';

export const addMethod: Handler<typeof call> = async (ctx, { paymethodId, fiatCode, paymethodInfo }) => {
  const { tx, actor } = ctx;
  await enterMethods(tx, actor);
  await heedRules(ctx, 'save-method', null);
  const template = await offeredTemplate(tx, Number(paymethodId), fiatCode);
  const { addPayCount } = await p2pConfig(tx);
  if ((await countMethods(tx, actor.accountId, fiatCode)) >= addPayCount) throw refuse('p2p-paymethods.too-many', { count: addPayCount });
  const place = { accountId: actor.accountId, templateId: template.id, fiat: fiatCode };
  const typed = { methodNo: publicNumber(), template, info: paymethodInfo };
  const saved = await saveMethod(ctx, actor, typed, (written) => insertMethod(tx, { ...written, ...place }));
  // Whoever adds an account to be paid to without its owner wants to be paid for the owner's coins.
  await notify(tx, ctx.config, { accountId: actor.mainId, kind: 'paymethod_added', values: toldName(template), isSecurity: true });
  return saved;
};
