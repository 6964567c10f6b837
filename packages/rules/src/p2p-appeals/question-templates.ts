import type { OrderSide } from '../p2p-orders/order-state.ts';
import type { EvidenceKind } from './appeal-reasons.ts';
import type { CaseReason } from './case-reasons.ts';

interface QuestionTemplate {
  sides: readonly OrderSide[];
  evidence: EvidenceKind | null;
  /** What it is usually asked about; everything where it is empty. */
  reasons: readonly CaseReason[];
}

/** Questions that staff ask again and again. Both people read each in their own language. */
export const questionTemplates = {
  'bank-statement': { sides: ['buyer', 'seller'], evidence: 'statement', reasons: [] },
  'full-screenshot': { sides: ['buyer'], evidence: 'payment', reasons: [] },
  'who-paid': { sides: ['buyer'], evidence: null, reasons: ['third-party', 'not-released', 'bank-frozen', 'reversed'] },
  'sender-name': { sides: ['seller'], evidence: 'sender', reasons: ['third-party', 'bank-frozen', 'not-released', 'underpaid'] },
  'return-proof': {
    sides: ['seller'],
    evidence: 'return',
    reasons: ['third-party', 'overpaid', 'cancel-but-paid', 'cancel-refused', 'paid-late'],
  },
  messages: { sides: ['buyer', 'seller'], evidence: 'messages', reasons: ['asks-extra', 'abuse', 'other'] },
} as const satisfies Record<string, QuestionTemplate>;
export type QuestionTemplateName = keyof typeof questionTemplates;
export const questionTemplateNames = Object.keys(questionTemplates) as readonly QuestionTemplateName[];

export function templateTerms(name: QuestionTemplateName): QuestionTemplate {
  return questionTemplates[name];
}

/** Those that fit the reason of a case first; the others can be asked, too. */
export function templatesFor(reason: CaseReason): QuestionTemplateName[] {
  const fits = (name: QuestionTemplateName) => templateTerms(name).reasons.includes(reason);
  return [...questionTemplateNames.filter(fits), ...questionTemplateNames.filter((name) => !fits(name))];
}
