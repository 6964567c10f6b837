import type { ListedApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/desk.shape';
import type { merchantQueue as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-queue';
import type { Handler } from '#platform/http/serve.ts';
import { usdtText } from '../deposit/deposit.rules.ts';
import { nowOf } from '../merchant.table.ts';
import { countWaiting, type DeskApplicationRow, waitingApplications } from './desk.table.ts';

const most = 200;

export const merchantQueue: Handler<typeof call> = async ({ db }) => {
  const [rows, counts, now] = await Promise.all([waitingApplications(db, most), countWaiting(db), nowOf(db)]);
  return { applications: rows.map(listed), ...counts, serverTimestamp: now.getTime() };
};

function listed({ applicationNo, userId, nickName, kind, fiats, deposit, submittedAt, earlier }: DeskApplicationRow): ListedApplication {
  return {
    applicationNo,
    userId,
    nickName,
    accountType: kind,
    fiatCodes: fiats,
    deposit: usdtText(deposit),
    submittedAt: submittedAt.toISOString(),
    earlier,
  };
}
