import type { CallInput } from '@peerbourse/contract/call';
import type { CorrectedWallet } from '@peerbourse/contract/money/ledger/ledger.shape';
import { proposeCorrection } from '@peerbourse/contract/money/ledger/propose-correction';
import { positiveDecimal } from '@peerbourse/contract/wire';

export interface CorrectionDraft {
  coin: string;
  wallet: CorrectedWallet;
  way: 'credit' | 'debit';
  /** Without a sign: the way says it. */
  amount: string;
  reason: string;
}

export type CorrectionField = 'coin' | 'amount' | 'reason';
export type CorrectionProblems = Partial<Record<CorrectionField, string>>;

export const longestReason = 500;

const messages: Record<CorrectionField, string> = {
  coin: 'Choose a coin.',
  amount: 'Enter an amount above zero such as 1250.5, with a dot and without commas.',
  reason: `Say why, in 10 to ${longestReason} characters.`,
};

/** What the draft says, in the shape of the contract, or what is still wrong with it. */
export function readCorrection(
  userId: string | null,
  draft: CorrectionDraft,
): { input: CallInput<typeof proposeCorrection> } | { problems: CorrectionProblems } {
  const { coin, wallet, reason } = draft;
  const parsed = proposeCorrection.input.safeParse({ userId, coin, wallet, amount: signedAmount(draft), reason: reason.trim() });
  if (parsed.success) return { input: parsed.data };
  const fields = parsed.error.issues.map((issue) => issue.path[0]).filter((field): field is CorrectionField => String(field) in messages);
  return { problems: Object.fromEntries(fields.map((field) => [field, messages[field]])) };
}

/** The amount with its sign; undefined while it is none. */
export function signedAmount({ way, amount }: Pick<CorrectionDraft, 'way' | 'amount'>): string | undefined {
  const size = amount.trim();
  if (!positiveDecimal.safeParse(size).success) return undefined;
  return way === 'debit' ? `-${size}` : size;
}
