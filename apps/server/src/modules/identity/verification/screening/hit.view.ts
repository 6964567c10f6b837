import type { HitRow } from './hit.table.ts';

export function hitView(row: HitRow) {
  const { hitNo, listName, listVersion, entryId, entryName, entryBirth, score, proposedBy, reason, decisionReason } = row;
  return {
    hitNo,
    listName,
    listVersion,
    entryId,
    entryName,
    entryBirth,
    score,
    proposedBy,
    reason,
    decisionReason,
    state: row.hitState,
    foundAt: row.foundAt.toISOString(),
    decidedBy: row.hitDecidedBy,
  };
}
