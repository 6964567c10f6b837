import type { Tone } from '#parts/tone.ts';
import type { Reconciliation } from './reconciliation.query.ts';

export interface LedgerVerdict {
  state: 'asking' | 'unknown' | 'green' | 'red';
  tone: Tone;
  /** In the top bar. */
  short: string;
  message: string;
}

/** The whole ledger in one sentence. What could not be asked is not in order: nobody knows. */
export function ledgerVerdict(report: Reconciliation | undefined, trouble: string | undefined): LedgerVerdict {
  if (report?.isRed) {
    const failing = report.checks.filter(({ problems }) => problems.length > 0).length;
    const count = `${failing} of ${report.checks.length} checks ${failing === 1 ? 'fails' : 'fail'}`;
    return { state: 'red', tone: 'bad', short: 'Does not add up', message: `The ledger does not add up: ${count}.` };
  }
  if (trouble !== undefined) {
    return { state: 'unknown', tone: 'bad', short: 'Not checked', message: `Nobody knows whether the ledger adds up. ${trouble}` };
  }
  if (!report) return { state: 'asking', tone: 'quiet', short: 'Checking', message: 'Adding everything up…' };
  return {
    state: 'green',
    tone: 'good',
    short: 'Adds up',
    message: `The ledger adds up: all ${report.checks.length} checks are in order.`,
  };
}
