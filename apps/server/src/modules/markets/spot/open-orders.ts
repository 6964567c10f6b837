import type { openOrders as call } from '@peerbourse/contract/markets/spot/open-orders';
import type { Handler } from '#platform/http/serve.ts';
import { orderPage } from './order-page.ts';

export const openOrders: Handler<typeof call> = ({ db, actor }, asked) => orderPage(db, actor.accountId, true, asked);
