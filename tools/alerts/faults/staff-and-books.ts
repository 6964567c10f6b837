import { asOwner } from '../../../apps/server/src/as-owner.ts';
import { insertFirstVersion } from '../../../apps/server/src/modules/core/settings/index.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { viewUser } from '../../../packages/contract/src/identity/customers/view-user.ts';
import { callFor } from '../../load/asks.ts';
import { type Installation, writeScreeningList } from '../installation.ts';
import { asSuperuser, type Fault, holdJob } from './fault.ts';

const nothingToCure = { cure: () => undefined };
const listAgeDays = 9;

export const staffFaults: readonly Fault[] = [
  {
    alert: 'CanaryTouched',
    severity: 'critical',
    what: 'a member of staff opens the page of an invented customer',
    begin: async (site) => {
      const [userId = ''] = await customers(site);
      const canaries = { key: 'customers.canaries', value: [userId], author: 'alerts' } as const;
      await asOwner(site.config, (db) => transaction(db, (tx) => insertFirstVersion(tx, canaries)));
      await look(site, userId);
      return nothingToCure;
    },
  },
  {
    alert: 'ViewQuotaPassed',
    severity: 'warning',
    what: 'a member of staff opens the pages of 32 customers',
    begin: async (site) => {
      for (const userId of (await customers(site)).slice(0, 32)) await look(site, userId);
      return nothingToCure;
    },
  },
  {
    alert: 'AppealsLate',
    severity: 'critical',
    what: 'an appeal whose time for staff is over',
    begin: async (site) => {
      await asSuperuser(
        site,
        `INSERT INTO p2p_appeals_cases (case_no, order_id, order_no, buyer_id, seller_id, opened_by, reason, is_slow, opened_at, next_at)
         SELECT '900000000000000001-1', 0, '900000000000000001', id, id, 'buyer', 'not-paid', false, now() - interval '3 days', NULL
         FROM accounts_users ORDER BY id LIMIT 1`,
      );
      return { cure: () => asSuperuser(site, 'DELETE FROM p2p_appeals_cases WHERE order_id = 0') };
    },
  },
  {
    alert: 'StaffQueueLate',
    severity: 'warning',
    what: 'a ticket of a member waits for an answer since five hours',
    labels: { queue: 'support.tickets' },
    begin: async (site) => {
      await asSuperuser(
        site,
        `INSERT INTO support_tickets (ticket_no, account_id, topic, closed_subject, waiting_since)
         SELECT '900000000000000002', id, 'other', '', now() - interval '5 hours' FROM accounts_users ORDER BY id LIMIT 1`,
      );
      return { cure: () => asSuperuser(site, "DELETE FROM support_tickets WHERE ticket_no = '900000000000000002'") };
    },
  },
];

/** Its rule waits longest. */
export const oldList: Fault = {
  alert: 'ScreeningListOld',
  severity: 'warning',
  what: `the list of sanctions was published ${listAgeDays} days ago`,
  begin: ({ screeningFile }) => {
    writeScreeningList(screeningFile, listAgeDays);
    return { cure: () => writeScreeningList(screeningFile, 0) };
  },
};

export const bookFaults: readonly Fault[] = [
  {
    alert: 'LedgerRed',
    severity: 'critical',
    what: 'a superuser gives a customer a unit of a coin that no journal knows',
    begin: (site) => changeBalance(site, 1),
  },
  {
    alert: 'EscrowUnbalanced',
    severity: 'critical',
    what: 'a superuser puts coins into escrow for an order that does not exist',
    begin: async (site) => {
      await asSuperuser(
        site,
        `INSERT INTO ledger_balances (account_id, sub_key, balance)
         SELECT id, '900000000000000003', 5 FROM ledger_accounts WHERE purpose = 'escrow' AND asset = 'USDT'`,
      );
      return { cure: () => asSuperuser(site, "DELETE FROM ledger_balances WHERE sub_key = '900000000000000003'") };
    },
  },
  {
    alert: 'AuditBroken',
    severity: 'critical',
    what: 'a superuser changes a sealed row of the audit log',
    begin: async (site) => {
      const change = (actor: string) =>
        asSuperuser(
          site,
          `UPDATE audit_entries SET actor = $1 WHERE id = (SELECT last_id FROM audit_blocks ORDER BY block_no DESC LIMIT 1) RETURNING id`,
          [actor],
        );
      const [row] = await change('somebody else');
      if (!row) throw new Error('the audit log has no sealed row yet');
      return nothingToCure;
    },
  },
];

export const jobFaults: readonly Fault[] = [
  {
    alert: 'JobOverdue',
    severity: 'warning',
    what: 'a daily job has not succeeded for a month',
    labels: { exported_job: 'figures.drop-old' },
    begin: async (site) => {
      const move = (to: string) => asSuperuser(site, `UPDATE platform_jobs SET last_success_at = ${to} WHERE name = 'figures.drop-old'`);
      await move("now() - interval '30 days'");
      return { cure: () => move('now()') };
    },
  },
  {
    alert: 'JobFailures',
    severity: 'warning',
    what: 'the worker has lost its right to a table that one job reads',
    labels: { exported_job: 'risk.expire-requests' },
    begin: async (site) => {
      await asSuperuser(site, 'REVOKE ALL ON risk_requests FROM pb_worker');
      return { cure: () => asSuperuser(site, 'GRANT SELECT, UPDATE ON risk_requests TO pb_worker') };
    },
  },
  {
    alert: 'StuckTimers',
    severity: 'critical',
    what: 'the job that ends recoveries hangs, and one of them is ten minutes past its time',
    labels: { area: 'recoveries' },
    begin: async (site) => {
      const release = await holdJob(site, 'recoveries.finish');
      await asSuperuser(
        site,
        `INSERT INTO recoveries_cases (case_no, account_id, kind, lost, state, asked_at, decided_at, decided_by, effective_at)
         SELECT '900000000000000004', id, 'second-factor', '{}', 'cooling', now() - interval '2 days', now() - interval '1 day', 'alma', now() - interval '10 minutes'
         FROM accounts_users ORDER BY id LIMIT 1`,
      );
      return {
        cure: async () => {
          await asSuperuser(site, "DELETE FROM recoveries_cases WHERE case_no = '900000000000000004'");
          await release();
        },
      };
    },
  },
];

async function customers(site: Installation): Promise<string[]> {
  return (await asSuperuser(site, 'SELECT user_id FROM accounts_users ORDER BY id DESC')).map(({ user_id }) => String(user_id));
}

/** One that the quota refuses is a look all the same. */
async function look({ stack }: Installation, userId: string): Promise<void> {
  await callFor(stack.adminUrl, viewUser, { userId, reason: 'complaint' }, stack.staffHeaders).catch(() => undefined);
}

async function changeBalance(site: Installation, by: number) {
  const change = (units: number) =>
    asSuperuser(
      site,
      `UPDATE ledger_balances SET balance = balance + $1 WHERE (account_id, sub_key) = (
         SELECT account_id, sub_key FROM ledger_balances JOIN ledger_accounts ON id = account_id
         WHERE owner_id IS NOT NULL AND balance > 0 ORDER BY account_id, sub_key LIMIT 1)`,
      [units],
    );
  await change(by);
  return { cure: () => change(-by) };
}
