/** What the wire calls the five states of an order. Everything finer is said beside them, never by another number. */
export const orderStatus = { payment: 0, release: 1, appeal: 2, completed: 3, cancelled: 4 } as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** Whether the advertiser must accept whoever took the ad, and has. */
export const acceptances = ['none', 'waiting', 'agreed', 'rejected'] as const;
export type Acceptance = (typeof acceptances)[number];

/** Who has asked the other to end an order that is declared paid. */
export const cancelRequests = ['none', 'buyer', 'seller'] as const;
export type CancelRequest = (typeof cancelRequests)[number];

export type OrderSide = 'buyer' | 'seller';

/** How an order ended. */
export const closeReasons = [
  'completed',
  'maker-rejected',
  'maker-silent',
  'pay-timeout',
  'buyer-cancelled',
  'buyer-cancelled-paid',
  'mutual',
  'buyer-waived',
  'service-stopped',
  'ruled-release',
  'ruled-refund',
  'ruled-split',
] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Moments of an order, set by the server when they begin to count. */
export const orderDeadlines = ['accept', 'pay', 'undo', 'release', 'answer', 'claim'] as const;
export type OrderDeadline = (typeof orderDeadlines)[number];

/** What decides which acts are possible. */
export interface OrderState {
  status: OrderStatus;
  acceptance: Acceptance;
  cancelRequest: CancelRequest;
  /** What the advertiser does in this order. */
  makerSide: OrderSide;
  /** The time to pay can be extended once. */
  isExtended: boolean;
  /** Another order has taken its place. */
  isContinued: boolean;
  /** How it ended, once it is over. */
  closeReason: CloseReason | null;
  /** Staff have stopped everything, time included. */
  isFrozen: boolean;
}

export const isOpen = ({ status }: Pick<OrderState, 'status'>): boolean => status < orderStatus.completed;
