import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { correctionStates, correctionText, subjectText } from '../ledger-text.ts';

/** Those that contain everything that was typed, word by word. */
export function filteredCorrections(corrections: readonly Correction[], typed: string): Correction[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return corrections.filter((correction) => {
    const text = searchedText(correction);
    return words.every((word) => text.includes(word));
  });
}

function searchedText(correction: Correction): string {
  const { correctionNo, reason, state, proposedBy, decidedBy, journalId } = correction;
  return [
    subjectText(correction),
    correctionNo,
    correctionText(correction),
    reason,
    correctionStates[state].label,
    proposedBy,
    decidedBy,
    journalId,
  ]
    .join(' ')
    .toLowerCase();
}
