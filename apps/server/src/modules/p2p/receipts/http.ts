import { orderReceipt as orderReceiptCall } from '@peerbourse/contract/p2p/receipts/order-receipt';
import { orderRulings as orderRulingsCall } from '@peerbourse/contract/p2p/receipts/order-rulings';
import { receiptKeys as receiptKeysCall } from '@peerbourse/contract/p2p/receipts/receipt-keys';
import { verifyReceipt as verifyReceiptCall } from '@peerbourse/contract/p2p/receipts/verify-receipt';
import { route } from '#platform/http/serve.ts';
import { orderReceipt } from './order-receipt.ts';
import { orderRulings } from './order-rulings.ts';
import { receiptKeys } from './receipt-keys.ts';
import { verifyReceipt } from './verify-receipt.ts';

export const routes = [
  route(orderReceiptCall, orderReceipt),
  route(orderRulingsCall, orderRulings),
  route(receiptKeysCall, receiptKeys),
  route(verifyReceiptCall, verifyReceipt),
];
