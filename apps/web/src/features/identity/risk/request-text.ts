import type { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import type { ComponentProps } from 'react';
import type { TextKey } from '#base/i18n/text-keys.ts';
import type { RiskRequest } from '#queries/risk/request-detail.query.ts';

type Key = TextKey<'risk'>;

export const questionTexts: Record<RiskRequest['question'], { question: Key; note: Key }> = {
  'source-of-funds': { question: 'question_source_of_funds', note: 'question_source_of_funds_note' },
  purpose: { question: 'question_purpose', note: 'question_purpose_note' },
  'payment-account': { question: 'question_payment_account', note: 'question_payment_account_note' },
  'new-device': { question: 'question_new_device', note: 'question_new_device_note' },
};

/** A payment method is never asked about: a rule about it can only refuse it. */
export const whyKeys: Partial<Record<RiskRequest['act'], Key>> = {
  'place-order': 'why_place_order',
  'publish-ad': 'why_publish_ad',
  'release-coins': 'why_release_coins',
};

export const stateTexts: Record<RiskRequest['state'], { key: Key; tone: ComponentProps<typeof StatusTag>['tone'] }> = {
  open: { key: 'state_open', tone: 'warning' },
  answered: { key: 'state_answered', tone: 'info' },
  approved: { key: 'state_approved', tone: 'success' },
  rejected: { key: 'state_rejected', tone: 'error' },
  expired: { key: 'state_expired', tone: 'quiet' },
};
