import { asOwner } from '../../console/as-owner.ts';

type Deadline = 'accept_by' | 'pay_by';

/**
 * The deadline of an order is one second away. The order is moved, not the clock of the site: a clock that jumps is an outage, and the
 * sweep gives people the time of an outage back.
 */
export async function moveDeadline(orderNo: string, deadline: Deadline): Promise<void> {
  await asOwner(`UPDATE p2p_orders_orders SET ${deadline} = app_now() + interval '1 second' WHERE order_no = $1`, [orderNo]);
}
