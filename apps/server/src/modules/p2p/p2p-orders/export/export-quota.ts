import type { exportQuota as call } from '@peerbourse/contract/p2p/p2p-orders/export-quota';
import { exportsOfSubject } from '#modules/money/exports/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const exportQuota: Handler<typeof call> = async (ctx) => {
  const { exports, left, perMonth } = await exportsOfSubject(ctx, 'p2p-orders');
  return { exportExcelCount: perMonth, left, exports };
};
