import * as z from 'zod/mini';
import { moment } from '#wire.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
const exportSubjects = ['asset-history', 'p2p-orders'] as const;
export const exportNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));

/** A file that is made in the background. `fileUrl` is there while it can be fetched. */
export const exportEntry = z.object({
  exportNo,
  subject: z.enum(exportSubjects),
  format: z.enum(exportFormats),
  timezone: z.int(),
  state: z.enum(exportStates),
  rowsDone: z.int(),
  rowsTotal: z.int(),
  askedAt: moment,
  expiresAt: z.nullable(moment),
  fileUrl: z.string(),
});
export type ExportEntry = z.output<typeof exportEntry>;
