import type { CallOutput } from '@peerbourse/contract/call';
import type { Compensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/compensation.shape';
import type { orderCompensations } from '@peerbourse/contract/p2p/p2p-merchants/desk/order-compensations';
import { formatUnits } from '@peerbourse/rules/money';
import { usdtText } from '../deposit/deposit.rules.ts';
import type { Compensable, CompensationRow } from './compensation.table.ts';

const priceScale = 8;

export function compensationView(row: CompensationRow): Compensation {
  const { orderId: _order, accountId: _of, toAccount: _to, proposerStaffId: _by, amount, price, proposedAt, decidedAt, ...rest } = row;
  return {
    ...rest,
    amount: usdtText(amount),
    price: priceText(price),
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

export function compensableView({ toSide, deposit, loss, price, priceId }: Compensable): CallOutput<typeof orderCompensations>['possible'] {
  return {
    toSide,
    deposit: usdtText(deposit),
    loss: usdtText(loss),
    most: usdtText(deposit < loss ? deposit : loss),
    price: priceText(price),
    priceId,
  };
}

function priceText(price: bigint | null): string | null {
  return price === null ? null : formatUnits(price, priceScale);
}
