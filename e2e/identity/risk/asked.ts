import { publicNumber } from '../../../apps/server/src/platform/ids.ts';
import { asOwner } from '../../console/as-owner.ts';

/** What the rule knew about the person. */
const facts = {
  accountDays: 0,
  identityLevel: 2,
  country: 'DE',
  amount: '100',
  orders24h: 0,
  amount24h: '100',
  faults24h: 0,
  openCases: 0,
  lostCases30d: 0,
  isSecurityFresh: true,
  sharesWithRestricted: false,
};

/** A request for information, as a rule would send one; answers its number. */
export async function askForInformation(userId: string): Promise<string> {
  const requestNo = publicNumber();
  await asOwner(
    `INSERT INTO risk_requests (request_no, account_id, rule_id, rule_name, act, question, facts, expires_at)
     SELECT $1, id, 'browser-test', 'A rule of the tests', 'place-order', 'purpose', $3, app_now() + interval '1 day'
     FROM accounts_users WHERE user_id = $2`,
    [requestNo, userId, JSON.stringify(facts)],
  );
  return requestNo;
}
