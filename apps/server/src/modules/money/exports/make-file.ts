import { keepFile } from '#modules/core/files/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { transaction } from '#platform/db/transaction.ts';
import { point } from '#platform/faults.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { openCsvFile } from './csv-file.ts';
import { lockTask, markReady, noteProgress, type Task } from './export.table.ts';
import type { FileSource } from './file-source.ts';
import type { WrittenFile } from './written-file.ts';
import { openXlsxFile } from './xlsx-file.ts';

const batchSize = 1_000;

const formats = {
  csv: { open: openCsvFile, type: 'text/csv; charset=utf-8' },
  xlsx: { open: openXlsxFile, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

/** Writes the whole file again, whoever began it before. */
export async function makeFile<Row extends { id: bigint }>(runtime: RoleRuntime, source: FileSource<Row>, task: Task): Promise<void> {
  const { text, rowsBefore, cells } = source.open(task);
  const file = formats[task.format].open(text);
  let done = 0;
  for await (const rows of batches((page) => rowsBefore(runtime.db, page), task.untilEntry)) {
    await file.add(rows.map(cells));
    done += rows.length;
    if (!(await noteProgress(runtime.db, task, done))) return;
    await point('exports.batch-written');
  }
  await handOver(runtime, task, file, done);
}

async function* batches<Row extends { id: bigint }>(
  rowsBefore: (page: { before: bigint; limit: number }) => Promise<Row[]>,
  until: bigint,
): AsyncGenerator<Row[]> {
  let before = until;
  for (;;) {
    const rows = await rowsBefore({ before, limit: batchSize });
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    before = (rows.at(-1) as Row).id;
  }
}

/** The file, the word that it is there, and the notice are one act; whoever was taken for dead meanwhile has lost his. */
async function handOver({ db, config }: RoleRuntime, task: Task, file: WrittenFile, rowsDone: number): Promise<void> {
  const content = await file.end();
  const { accountId, format } = task;
  await transaction(db, async (tx) => {
    if (!(await lockTask(tx, task))) return;
    const fileId = await keepFile({ tx, config }, { accountId, purpose: 'export', type: formats[format].type, content });
    const expiresAt = await markReady(tx, task, fileId, rowsDone);
    await notify(tx, config, { accountId, kind: 'export_ready', values: { until: expiresAt.toISOString() }, isSecurity: false });
  });
}
