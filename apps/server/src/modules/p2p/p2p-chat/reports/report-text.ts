import type { Keys } from '#platform/keys.ts';

export const reportPurpose = 'p2p-chat-reports';

/** What a reporter wrote is tied to the report. */
export function closeReportText(keys: Keys, text: string, reportNo: string): string {
  return keys.encrypt(reportPurpose, text, reportNo);
}

export function openReportText(keys: Keys, closed: string, reportNo: string): string {
  return keys.decrypt(reportPurpose, closed, reportNo).toString();
}
