import type { ExportEntry } from '@peerbourse/contract/money/exports/export.shape';
import { openTicket } from '#modules/core/files/index.ts';
import type { Config } from '#platform/config.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import type { ExportRow } from './export.table.ts';

/** The address of a file serves for a minute, and only whoever got it. */
export function exportView({ fileId, ...row }: ExportRow, { actor, config }: { actor: Actor; config: Config }): ExportEntry {
  return {
    ...row,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    fileUrl: row.state === 'ready' && fileId !== null ? `/files/${openTicket(config, actor, fileId)}` : '',
  };
}
