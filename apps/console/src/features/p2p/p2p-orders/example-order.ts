import type { ViewedOrder } from './order-desk.query.ts';

const at = '2026-01-01T00:00:00.000Z';

/** An order in appeal, for tests of the desk. */
export const exampleOrder = {
  orderNo: '1234567890123456789',
  version: 4,
  orderStatus: 2,
  coinCode: 'USDT',
  fiatCode: 'EUR',
  orderAmount: '100',
  orderPrice: '101',
  buyer: { userId: '1000000000000000001', nickName: 'Buyer one', realName: 'Ben Example' },
  seller: { userId: '1000000000000000002', nickName: 'Seller two', realName: 'Ann Example' },
  makerSide: 'seller',
  closeReason: null,
  createdAt: at,
  paidAt: at,
  freeze: null,
  openRuling: null,
  adNo: '1',
  price: '1.01',
  sellerFee: '0',
  buyerFee: '0',
  remark: '',
  cancelRequest: 'none',
  cancelReason: null,
  fault: null,
  closedAt: null,
  paymethods: [{ name: 'SEPA', holderName: 'Ann Example', fields: [], isPaidTo: true }],
  escrow: { amount: '100', state: 'held', since: at },
  events: [{ code: 'refuse-cancel', actor: 'buyer', at, details: '' }],
  isChainWhole: true,
  rulings: [],
  facts: {
    beforeAppeal: { status: 'release', by: 'refuse-cancel', at },
    timers: [
      { timer: 'pay', at },
      { timer: 'release', at },
    ],
    journals: [{ journalId: '01890000-0000-7000-8000-000000000001', kind: 'p2p-escrow', at, amount: '100' }],
    inEscrow: '100',
    payeeName: 'equal',
    payerNames: ['alike'],
    overlap: { devices: 0, addresses: 0, networks: 0, lastAt: null },
    history: {
      buyer: { orders: 4, completed: 4, ownFaults: 0, ruled: 0, lost: 0 },
      seller: { orders: 9, completed: 7, ownFaults: 1, ruled: 2, lost: 1 },
    },
  },
  viewsLeft: 28,
} as unknown as ViewedOrder;
