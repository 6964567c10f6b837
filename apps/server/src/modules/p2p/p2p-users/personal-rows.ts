import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';
import { forgetTraders } from './forget-traders.ts';

export const personalRows: PersonalRows = {
  sections,
  erase: forgetTraders,
};

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT nick_name, nick_changed_at, head_color, user_type, kyb_flag, terms_version, terms_accepted_at, fiat_preference, sms_enable,
          rapid_ad_enable, show_country_flag, may_publish, is_paused, business_zone, business_days, business_from, business_until,
          profile.created_at, (SELECT seen_at FROM p2p_users_presence WHERE account_id = profile.account_id) AS seen_at,
          (SELECT to_jsonb(n) - 'account_id' FROM p2p_users_counters n WHERE n.account_id = profile.account_id) AS counted
        FROM p2p_users_profiles profile WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY account_id) row) AS "p2pProfiles",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT kind, reason, set_at, until, lifted_at FROM p2p_users_restrictions
        WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY id) row) AS "p2pRestrictions",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT tip, seen_at FROM p2p_users_tips WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY seen_at) row) AS "p2pTips",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
        SELECT at FROM p2p_users_follows WHERE account_id = ANY(${accountIds}::bigint[]) ORDER BY at) row) AS "p2pFollows"`.execute(db);
  return rows[0] as Record<string, Json>;
}
