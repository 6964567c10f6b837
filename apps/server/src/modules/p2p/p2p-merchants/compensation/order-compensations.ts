import type { orderCompensations as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/order-compensations';
import type { Handler } from '#platform/http/serve.ts';
import { compensableOf, compensationsOf } from './compensation.table.ts';
import { compensableView, compensationView } from './compensation.view.ts';

export const orderCompensations: Handler<typeof call> = async ({ db }, { orderNo }) => {
  const possible = await compensableOf(db, orderNo);
  const compensations = await compensationsOf(db, orderNo);
  return { possible: possible ? compensableView(possible) : null, compensations: compensations.map(compensationView) };
};
