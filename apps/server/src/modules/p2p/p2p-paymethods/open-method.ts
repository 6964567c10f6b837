import type { openMethod as call } from '@peerbourse/contract/p2p/p2p-paymethods/open-method';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { selectMethod } from './method.table.ts';
import { fieldsView, inClear } from './method.view.ts';
import { pictureAddress } from './picture-address.ts';
import { selectTemplate } from './templates/template.table.ts';

export const openMethod: Handler<typeof call> = async ({ tx, actor, config }, { userPaymethodId }) => {
  const method = await selectMethod(tx, actor.accountId, userPaymethodId);
  if (!method) throw refuse('p2p-paymethods.unknown-method');
  const template = await selectTemplate(tx, method.templateId);
  must(template, 'templates are never removed');
  const fields = fieldsView(config.keys, method, template, inClear);
  return { userPaymethodId, paymethodInfo: fields.map((field) => ({ ...field, ...pictureAddress(config, actor, field) })) };
};
