import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { demoCustomers } from '../customers.ts';
import { carelessEmails, steadyMembers, tradersEmails } from './cast.ts';

/** Whoever is away was last here hours ago; the careless have not been seen for weeks. */
export async function markSeen(db: Db): Promise<void> {
  await sql`
    INSERT INTO p2p_users_presence (account_id, seen_at)
    SELECT account.id, app_now() - CASE WHEN account.email LIKE ${carelessEmails} THEN interval '45 days' ELSE interval '5 hours' END
    FROM accounts_users account JOIN p2p_users_profiles profile ON profile.account_id = account.id
    WHERE account.email LIKE ${carelessEmails} OR account.email LIKE ${tradersEmails}
    ON CONFLICT DO NOTHING`.execute(db);
  await keepPresent(db);
}

/** Traders come and go by the quarter of an hour, most of them are there. Of the steady ones two of each six are away, always the same. */
export async function keepPresent(db: Db): Promise<void> {
  await sql`
    UPDATE p2p_users_presence presence SET seen_at = app_now()
    FROM (
      SELECT account.id, substring(account.email FROM '\\d+')::int - 1 AS place,
        abs(hashtext(account.email || date_bin('15 minutes', app_now(), 'epoch')::text)) % 100 AS lot
      FROM accounts_users account WHERE account.email LIKE ${tradersEmails}) trader
    WHERE presence.account_id = trader.id AND CASE WHEN trader.place < ${steadyMembers} THEN trader.place % 6 NOT IN (2, 4) ELSE trader.lot < 70 END`.execute(
    db,
  );
}

/** Customers of a demonstration are known to everybody: nobody who tries it should have to look for codes of a new device first. */
export async function trustDevices(db: Db): Promise<void> {
  await sql`
    UPDATE sessions_devices SET first_seen_at = app_now() - interval '30 days'
    WHERE first_seen_at > app_now() - interval '2 days'
      AND main_id IN (SELECT id FROM accounts_users WHERE email = ANY (${demoCustomers.map(({ email }) => email)}))`.execute(db);
}
