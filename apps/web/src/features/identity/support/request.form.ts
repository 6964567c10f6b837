import { isOrderNo, minSubject, type TicketTopic } from '@peerbourse/rules/support/ticket-limits';
import type { TextKey } from '#base/i18n/text-keys.ts';

/** A request as it is typed. */
export interface RequestDraft {
  topic: TicketTopic | '';
  subject: string;
  orderNo: string;
  text: string;
}

/** A request that is not written yet; whoever comes from an order need not say which. */
export function requestAbout(orderNo: string | null): RequestDraft {
  const isOrder = orderNo !== null && isOrderNo(orderNo);
  return { topic: isOrder ? 'p2p-order' : '', subject: '', orderNo: isOrder ? orderNo : '', text: '' };
}

export type RequestProblems = Partial<Record<keyof RequestDraft, TextKey<'support'>>>;

/** What holds a request back, field by field. The number of an order is asked for by one topic only. */
export function requestProblems(draft: RequestDraft): RequestProblems {
  const number = orderNoOf(draft);
  return {
    ...(draft.topic === '' && { topic: 'topic_missing' }),
    ...(draft.subject.trim().length < minSubject && { subject: 'subject_short' }),
    ...(number !== '' && !isOrderNo(number) && { orderNo: 'order_number_wrong' }),
    ...(draft.text.trim() === '' && { text: 'message_missing' }),
  };
}

/** People paste numbers with spaces. */
export function orderNoOf({ topic, orderNo }: RequestDraft): string {
  return topic === 'p2p-order' ? orderNo.replaceAll(/\s/g, '') : '';
}
