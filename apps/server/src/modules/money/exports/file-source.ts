import type { ExportEntry } from '@peerbourse/contract/money/exports/export.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Task } from './export.table.ts';
import type { FileText } from './file-text.ts';

/** One kind of file: what its rows are, and how each of them is written. */
export interface FileSource<Row extends { id: bigint }> {
  subject: ExportEntry['subject'];
  open: (task: Task) => OpenSource<Row>;
}

interface OpenSource<Row> {
  text: FileText;
  /** The next rows, newest first, below a number that counts up. */
  rowsBefore: (db: Db, page: { before: bigint; limit: number }) => Promise<Row[]>;
  /** In the order of the columns. */
  cells: (row: Row) => string[];
}
