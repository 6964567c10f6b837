import type { changeMethod as call } from '@peerbourse/contract/p2p/p2p-paymethods/change-method';
import { notify } from '#modules/core/notifications/index.ts';
import { heedRules } from '#modules/identity/risk/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { lockMethod, updateMethod } from './method.table.ts';
import { enterMethods, offeredTemplate, saveMethod } from './save-method.ts';
import { toldName } from './templates/template.view.ts';

/** All values again, so that an old template and an old name are things of the past. What we have disabled stays as it is. */
export const changeMethod: Handler<typeof call> = async (ctx, { userPaymethodId, paymethodInfo }) => {
  const { tx, actor } = ctx;
  await enterMethods(tx, actor);
  await heedRules(ctx, 'save-method', null);
  const method = await lockMethod(tx, actor.accountId, userPaymethodId);
  if (!method) throw refuse('p2p-paymethods.unknown-method');
  if (method.disabledBy === 'risk') throw refuse('p2p-paymethods.disabled-by-us');
  const template = await offeredTemplate(tx, method.templateId, method.fiat);
  const typed = { methodNo: userPaymethodId, template, info: paymethodInfo };
  const saved = await saveMethod(ctx, actor, typed, (written) => updateMethod(tx, written));
  await notify(tx, ctx.config, { accountId: actor.mainId, kind: 'paymethod_changed', values: toldName(template), isSecurity: true });
  return saved;
};
