import type { orderHistory as call } from '@peerbourse/contract/markets/spot/order-history';
import type { Handler } from '#platform/http/serve.ts';
import { orderPage } from './order-page.ts';

export const orderHistory: Handler<typeof call> = ({ db, actor }, asked) => orderPage(db, actor.accountId, false, asked);
