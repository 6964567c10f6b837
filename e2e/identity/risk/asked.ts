import { publicNumber } from '../../../apps/server/src/platform/ids.ts';
import { asOwner } from '../../console/as-owner.ts';

/** A request for information, as a rule would send one; answers its number. */
export async function askForInformation(userId: string): Promise<string> {
  const requestNo = publicNumber();
  await asOwner(
    `INSERT INTO risk_requests (request_no, account_id, rule_id, rule_name, act, question, facts, expires_at)
     SELECT $1, id, 'browser-test', 'A rule of the tests', 'place-order', 'purpose', '{}', app_now() + interval '1 day'
     FROM accounts_users WHERE user_id = $2`,
    [requestNo, userId],
  );
  return requestNo;
}
