import { makeFilesOf } from '#modules/money/exports/index.ts';
import type { Job } from '#platform/jobs.ts';
import { endFreezes } from './deadlines/end-freezes.ts';
import { expireOrders } from './deadlines/expire-orders.ts';
import { stopHeldOrders } from './deadlines/stop-held-orders.ts';
import { orderFile } from './export/order-file.ts';
import { remind } from './notices/remind.ts';
import { sendNotices } from './notices/send-notices.ts';
import { measureOrders } from './totals/measure-orders.ts';

export const jobs: readonly Job[] = [
  { name: 'p2p-orders.expire', class: 'deadlines', everyMs: 400, run: expireOrders },
  { name: 'p2p-orders.stop-held', class: 'deadlines', everyMs: 1_000, run: stopHeldOrders },
  { name: 'p2p-orders.end-freezes', class: 'deadlines', everyMs: 1_000, run: endFreezes },
  { name: 'p2p-orders.remind', class: 'deadlines', everyMs: 5_000, run: remind },
  { name: 'p2p-orders.send-notices', class: 'urgent', everyMs: 500, run: sendNotices },
  { name: 'p2p-orders.measure', class: 'urgent', everyMs: 15_000, run: measureOrders },
  { name: 'p2p-orders.make-files', class: 'slow', everyMs: 1_000, run: makeFilesOf(orderFile) },
];
