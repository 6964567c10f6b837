import {
  type OrderDeadline,
  type OrderSide,
  type OrderState,
  type OrderStatus,
  orderStatus,
} from '@peerbourse/rules/p2p-orders/order-state';

/** Who is told what, and which deadline the words name. */
export interface OrderNotice {
  to: OrderSide;
  kind: OrderNoticeKind;
  by?: OrderDeadline;
  /** It was told before: only what arrives at once repeats it. */
  isInstant?: true;
}

export type OrderNoticeKind = keyof typeof deadlines;

/** The order as it stands now. */
type Told = Pick<OrderState, 'makerSide' | 'acceptance' | 'status'> & { continuedByNo: string | null };

interface Happened {
  code: string;
  /** Of the order, once it had happened. */
  status: OrderStatus;
}

/** Every message about an order, with the deadline that its reader has to know. */
const deadlines = {
  order_placed: 'pay',
  order_to_pay: 'pay',
  order_to_accept: 'accept',
  order_accepted: 'pay',
  order_accepted_by_buyer: 'pay',
  order_rejected: undefined,
  order_not_accepted: undefined,
  order_paid: 'release',
  order_payment_seen: undefined,
  order_payment_undone: 'pay',
  order_pay_expired: undefined,
  order_extended: 'pay',
  order_released: undefined,
  order_cancelled: undefined,
  order_cancel_asked_by_buyer: 'answer',
  order_cancel_asked_by_seller: 'answer',
  order_cancel_unanswered: undefined,
  order_appealed: undefined,
  order_appeal_withdrawn: undefined,
  order_asked: undefined,
  order_questioned: undefined,
  order_claim_held: undefined,
  order_claim_decided: undefined,
  order_claim_withdrawn: undefined,
  order_frozen: undefined,
  order_unfrozen: undefined,
  order_decided: undefined,
  order_stopped: undefined,
  order_continued: undefined,
  order_pay_reminder: 'pay',
  order_release_reminder: 'release',
} as const satisfies Record<string, OrderDeadline | undefined>;

/** Whoever acted knows it already; what a deadline or staff did is told to both. */
export function noticesOf(happened: Happened, order: Told): OrderNotice[] {
  const said = sayings[happened.code]?.(happened, order) ?? [];
  const instant = happened.code.startsWith('hurry-') ? { isInstant: true as const } : {};
  return said.map(([to, kind]) => ({ to, kind, ...(deadlines[kind] ? { by: deadlines[kind] } : {}), ...instant }));
}

type Saying = readonly [OrderSide, OrderNoticeKind];

const toBuyer = (kind: OrderNoticeKind) => (): Saying[] => [['buyer', kind]];
const toSeller = (kind: OrderNoticeKind) => (): Saying[] => [['seller', kind]];
const toBoth = (kind: OrderNoticeKind) => (): Saying[] => [
  ['buyer', kind],
  ['seller', kind],
];

/** What each code of an event means to whom. A code that is not here is nothing to tell. */
const sayings: Partial<Record<string, (happened: Happened, order: Told) => Saying[]>> = {
  'place-order': (_, { makerSide, acceptance }) => [[makerSide, acceptance === 'none' ? placed[makerSide] : 'order_to_accept']],
  'accept-order': (_, { makerSide }) => [makerSide === 'seller' ? ['buyer', 'order_accepted'] : ['seller', 'order_accepted_by_buyer']],
  'reject-order': (_, { makerSide }) => [[otherSide(makerSide), 'order_rejected']],
  'expire-acceptance': toBoth('order_not_accepted'),
  'confirm-paid': toSeller('order_paid'),
  'acknowledge-payment': toBuyer('order_payment_seen'),
  'undo-paid': toSeller('order_payment_undone'),
  'expire-payment': toBoth('order_pay_expired'),
  'extend-payment': toBuyer('order_extended'),
  'release-coins': toBuyer('order_released'),
  'cancel-order': ({ status }) => [['seller', status === orderStatus.cancelled ? 'order_cancelled' : 'order_cancel_asked_by_buyer']],
  'deny-payment': toBuyer('order_cancelled'),
  'agree-cancel': toSeller('order_cancelled'),
  'ask-cancel': toBuyer('order_cancel_asked_by_seller'),
  'lapse-request': toBuyer('order_cancel_unanswered'),
  'open-appeal': toBoth('order_appealed'),
  'cancel-appeal': toBoth('order_appeal_withdrawn'),
  'question-order': (happened, order) => questioned(happened, order),
  'hold-claim': toBoth('order_claim_held'),
  'award-claim': toBoth('order_claim_decided'),
  'uphold-claim': toBoth('order_claim_decided'),
  'withdraw-claim': toBoth('order_claim_withdrawn'),
  'ask-buyer': toBuyer('order_asked'),
  'ask-seller': toSeller('order_asked'),
  'affirm-payment': toBoth('order_appealed'),
  'refuse-cancel': toBoth('order_appealed'),
  'expire-request': toBoth('order_appealed'),
  'expire-release': toBoth('order_appealed'),
  'suspend-order': toBoth('order_appealed'),
  'rule-release': toBoth('order_decided'),
  'rule-refund': toBoth('order_decided'),
  'rule-split': toBoth('order_decided'),
  'stop-order': toBoth('order_stopped'),
  'freeze-order': toBoth('order_frozen'),
  'unfreeze-order': toBoth('order_unfrozen'),
  'end-freeze': toBoth('order_unfrozen'),
  // Both orders have this event; the new one is where the coins are.
  'continue-order': ({ status }) => (status === orderStatus.release ? [['buyer', 'order_continued']] : []),
  'remind-payment': (_, { status }) => payReminder(status),
  'remind-release': (_, { status }) => releaseReminder(status),
  // The same, closer to the end.
  'hurry-payment': (_, { status }) => payReminder(status),
  'hurry-release': (_, { status }) => releaseReminder(status),
};

const placed = { seller: 'order_placed', buyer: 'order_to_pay' } as const satisfies Record<OrderSide, OrderNoticeKind>;

const otherSide = (side: OrderSide): OrderSide => (side === 'buyer' ? 'seller' : 'buyer');

/** Coins that came back into escrow are told by the order in which they are. */
function questioned({ status }: Happened, { continuedByNo }: Told): Saying[] {
  if (status === orderStatus.appeal) return toBoth('order_appealed')();
  return continuedByNo === null ? toBoth('order_questioned')() : [];
}

/** Whoever did meanwhile what they would be reminded of is left alone. */
function payReminder(now: OrderStatus): Saying[] {
  return now === orderStatus.payment ? [['buyer', 'order_pay_reminder']] : [];
}

function releaseReminder(now: OrderStatus): Saying[] {
  return now === orderStatus.release ? [['seller', 'order_release_reminder']] : [];
}
