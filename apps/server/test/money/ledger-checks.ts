import { ledgerClosingChecks } from './ledger-closing-checks.ts';
import { ledgerFightChecks } from './ledger-contention.ts';
import { ledgerCorrectionChecks } from './ledger-correction-checks.ts';
import { ledgerFoldChecks } from './ledger-fold-checks.ts';
import type { LedgerCheck } from './ledger-harness.ts';
import { ledgerHoldChecks } from './ledger-hold-checks.ts';
import { ledgerJournalChecks } from './ledger-journal-checks.ts';
import { ledgerLotChecks } from './ledger-lot-checks.ts';
import { ledgerRightChecks } from './ledger-right-checks.ts';
import { ledgerRuleChecks } from './ledger-rule-checks.ts';
import { ledgerSettleChecks } from './ledger-settle-checks.ts';

/** What the ledger promises, one check each. The tests run them, and so does whoever tries mutants of the ledger. */
export const ledgerChecks: readonly LedgerCheck[] = [
  ...ledgerRuleChecks,
  ...ledgerJournalChecks,
  ...ledgerHoldChecks,
  ...ledgerLotChecks,
  ...ledgerRightChecks,
  ...ledgerCorrectionChecks,
  ...ledgerFoldChecks,
  ...ledgerSettleChecks,
  ...ledgerClosingChecks,
  ...ledgerFightChecks,
];
