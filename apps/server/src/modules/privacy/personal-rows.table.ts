import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What is exported of each table. A table with people in it that is missing here fails the test of the export. */
export async function personalRows(db: Db, mainId: string): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT
      (SELECT jsonb_agg(to_jsonb(a) ORDER BY a.created_at) FROM (
        SELECT user_id, user_name, email, dial_code, phone, country, identity_level, real_name, invitation_code, marketing, language, state, created_at
        FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) a) AS accounts,
      (SELECT coalesce(jsonb_agg(to_jsonb(h)), '[]') FROM (
        SELECT kind, reason, begins_at, ends_at, lifted_at FROM accounts_holds WHERE account_id = ${mainId} ORDER BY id) h) AS holds,
      (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM (
        SELECT device_id, user_agent, address, country, method, began_at, seen_at, ended_at, end_reason
        FROM sessions_families WHERE main_id = ${mainId} ORDER BY id) s) AS sessions,
      (SELECT coalesce(jsonb_agg(to_jsonb(l)), '[]') FROM (
        SELECT at, address, country, device_id, user_agent, method, outcome
        FROM sessions_login_history WHERE main_id = ${mainId} ORDER BY id) l) AS logins,
      (SELECT coalesce(jsonb_agg(to_jsonb(k)), '[]') FROM (
        SELECT name, created_at, used_at FROM passkeys_keys WHERE account_id = ${mainId} ORDER BY id) k) AS passkeys,
      (SELECT coalesce(jsonb_agg(to_jsonb(p)), '[]') FROM (
        SELECT chosen, notices, changed_at FROM preferences_chosen WHERE account_id = ${mainId}) p) AS preferences,
      (SELECT coalesce(jsonb_agg(to_jsonb(v)), '[]') FROM (
        SELECT country, document_type, first_name, last_name, birth_date, state, reasons, submitted_at, decided_at
        FROM verification_cases WHERE account_id = ${mainId} ORDER BY id) v) AS verification,
      (SELECT coalesce(jsonb_agg(to_jsonb(f)), '[]') FROM (
        SELECT purpose, type, size, width, height, created_at FROM files_stored
        WHERE account_id = ${mainId} AND deleted_at IS NULL ORDER BY created_at) f) AS files,
      (SELECT coalesce(jsonb_agg(to_jsonb(n)), '[]') FROM (
        SELECT kind, values, created_at, read_at FROM notifications_entries
        WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY id) n) AS notifications,
      (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM (
        SELECT case_no, kind, lost, new_email, state, reason, asked_at, decided_at, effective_at
        FROM recoveries_cases WHERE account_id = ${mainId} ORDER BY id) r) AS recoveries,
      (SELECT coalesce(jsonb_agg(to_jsonb(b)), '[]') FROM (
        SELECT asset, purpose, trim_scale(sum(balance) * ('1e-' || scale)::numeric)::text AS amount
        FROM ledger_accounts JOIN ledger_balances ON account_id = id JOIN reference_coins ON coin = asset
        WHERE owner_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) AND balance > 0
        GROUP BY asset, purpose, sort, scale ORDER BY sort, purpose) b) AS coins,
      (SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') FROM (
        SELECT asset, trim_scale(amount * ('1e-' || scale)::numeric)::text AS amount, reference, expires_at
        FROM ledger_lots JOIN reference_coins ON coin = asset
        WHERE owner_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY at) w) AS "waitingCoins",
      (SELECT coalesce(jsonb_agg(to_jsonb(e)), '[]') FROM (
        SELECT export_no, subject, format, filter, timezone, language, state, rows_total, asked_at, expires_at FROM exports_jobs
        WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY id) e) AS exports,
      (SELECT coalesce(jsonb_agg(to_jsonb(m)), '[]') FROM (
        SELECT template.name, method.fiat, method.holder_name, method.state, method.created_at, method.deleted_at
        FROM p2p_paymethods_methods method JOIN p2p_paymethods_templates template ON template.id = method.template_id
        WHERE method.account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY method.id) m)
        AS "paymentMethods",
      (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM (
        SELECT nick_name, nick_changed_at, head_color, user_type, kyb_flag, terms_version, terms_accepted_at, fiat_preference, sms_enable,
          rapid_ad_enable, show_country_flag, may_publish, is_paused, business_zone, business_days, business_from, business_until,
          profile.created_at, (SELECT seen_at FROM p2p_users_presence WHERE account_id = profile.account_id) AS seen_at,
          (SELECT to_jsonb(n) - 'account_id' FROM p2p_users_counters n WHERE n.account_id = profile.account_id) AS counted
        FROM p2p_users_profiles profile WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY account_id) t) AS "p2pProfiles",
      (SELECT coalesce(jsonb_agg(to_jsonb(u)), '[]') FROM (
        SELECT kind, reason, set_at, until, lifted_at FROM p2p_users_restrictions
        WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY id) u) AS "p2pRestrictions",
      (SELECT coalesce(jsonb_agg(to_jsonb(i)), '[]') FROM (
        SELECT tip, seen_at FROM p2p_users_tips
        WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY seen_at) i) AS "p2pTips",
      (SELECT coalesce(jsonb_agg(to_jsonb(o)), '[]') FROM (
        SELECT 'follows' AS what, at FROM p2p_users_follows WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId})
        UNION ALL SELECT 'blocks', at FROM p2p_blocklist_entries WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId})
        ORDER BY at) o) AS "p2pOthers",
      (SELECT coalesce(jsonb_agg(to_jsonb(d)), '[]') FROM (
        SELECT ad_no, side, coin, fiat, state, remark, auto_reply, countries, created_at, changed_at FROM p2p_ads_ads
        WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY id) d) AS "p2pAds",
      (SELECT coalesce(jsonb_agg(to_jsonb(x)), '[]') FROM (
        SELECT title, remark, changed_at FROM p2p_ads_remarks WHERE account_id IN (SELECT id FROM accounts_users WHERE id = ${mainId} OR main_id = ${mainId}) ORDER BY id) x) AS "p2pRemarks",
      (SELECT to_jsonb(c) FROM (
        SELECT password_changed_at, fund_changed_at, method_order, anti_phishing_code, telegram_name
        FROM secrets_credentials WHERE account_id = ${mainId}) c) AS security`.execute(db);
  return rows[0] as Record<string, Json>;
}
