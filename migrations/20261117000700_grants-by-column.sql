-- A role that somebody has taken over can do what its grants allow. Until here a role that changed one column of a table could change
-- them all: the api could verify an identity, lift a hold and bring back an ad that staff had taken down, and stream, which tells
-- browsers what is new, could read every mail address and token. From here on roles change the columns that their work changes, and
-- read what it needs. docs/security/grants.tsv lists every grant; a test compares.

-- Accounts. Who is verified, and whose lock it is, stands in values rather than columns: see the trigger.
REVOKE UPDATE ON accounts_users, accounts_holds FROM pb_api, pb_admin, pb_worker;
REVOKE INSERT ON accounts_users FROM pb_api, pb_admin, pb_worker;
REVOKE INSERT ON accounts_holds FROM pb_api, pb_admin, pb_worker;
GRANT INSERT (user_id, encrypt_user_id, user_name, invitation_code, main_id, email, dial_code, phone, country, invited_by, marketing, language)
  ON accounts_users TO pb_api;
GRANT UPDATE (user_name, language, email, dial_code, phone, state, locked_by, closes_at, identity_level, area_id, identity_flag)
  ON accounts_users TO pb_api;
GRANT UPDATE (state, locked_by, closes_at, identity_level, area_id, real_name) ON accounts_users TO pb_admin;
GRANT UPDATE (email, dial_code, phone, state) ON accounts_users TO pb_worker;
GRANT INSERT (account_id, kind, reason, author, ends_at) ON accounts_holds TO pb_api, pb_admin, pb_worker;
GRANT UPDATE (lifted_at, lifted_by) ON accounts_holds TO pb_admin;

CREATE FUNCTION accounts_check_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  is_identity_changed boolean := (NEW.identity_level, NEW.area_id, NEW.identity_flag) IS DISTINCT FROM (OLD.identity_level, OLD.area_id, OLD.identity_flag);
BEGIN
  IF current_user = 'pb_api' AND OLD.locked_by = 'staff' AND (NEW.state, NEW.locked_by) IS DISTINCT FROM (OLD.state, OLD.locked_by) THEN
    RAISE EXCEPTION 'staff alone opens what staff has locked' USING ERRCODE = 'PB009';
  END IF;
  -- People apply and take their application back; a child account is verified like its main account.
  IF current_user = 'pb_api' AND is_identity_changed
    AND NOT (greatest(NEW.identity_level, OLD.identity_level) < 2 AND (NEW.area_id, NEW.identity_flag) = (OLD.area_id, OLD.identity_flag))
    AND NOT EXISTS (SELECT FROM accounts_users main WHERE main.id = NEW.main_id
      AND (main.identity_level, main.area_id, main.identity_flag) = (NEW.identity_level, NEW.area_id, NEW.identity_flag)) THEN
    RAISE EXCEPTION 'an identity is verified by staff' USING ERRCODE = 'PB009';
  END IF;
  IF current_user = 'pb_admin' AND NEW.identity_level = 2 AND OLD.identity_level < 2 AND NOT EXISTS (
    SELECT FROM verification_cases WHERE account_id = coalesce(NEW.main_id, NEW.id) AND state = 'approved') THEN
    RAISE EXCEPTION 'an identity is verified by an approved application' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_users_changes BEFORE UPDATE OF state, locked_by, identity_level, area_id, identity_flag ON accounts_users
  FOR EACH ROW EXECUTE FUNCTION accounts_check_change();
REVOKE ALL ON FUNCTION accounts_check_change FROM public;

-- Secrets.
REVOKE INSERT, UPDATE ON secrets_credentials FROM pb_api, pb_worker;
GRANT INSERT (account_id, password_hash) ON secrets_credentials TO pb_api;
GRANT UPDATE (password_hash, password_changed_at, fund_hash, fund_changed_at, totp_secret, totp_step, method_order, email_on, phone_on,
  anti_phishing_code, telegram_chat, telegram_name, telegram_bound_at) ON secrets_credentials TO pb_api;
GRANT UPDATE (fund_hash, fund_changed_at, totp_secret, totp_step, method_order, email_on, phone_on) ON secrets_credentials TO pb_worker;
REVOKE UPDATE ON secrets_codes, secrets_tickets, sealing_keys FROM pb_api;
REVOKE UPDATE ON sealing_keys FROM pb_admin;
GRANT UPDATE (tries_left, ended_at) ON secrets_codes TO pb_api;
GRANT UPDATE (spent_at) ON secrets_tickets TO pb_api;
GRANT UPDATE (uses_left) ON sealing_keys TO pb_api, pb_admin;
REVOKE UPDATE ON passkeys_keys, authenticators_new FROM pb_api, pb_worker;
REVOKE INSERT ON passkeys_keys, authenticators_new FROM pb_worker;
GRANT UPDATE (counter, used_at) ON passkeys_keys TO pb_api;
GRANT UPDATE (totp_secret, expires_at) ON authenticators_new TO pb_api;
-- When keys change (see the migration before).
GRANT UPDATE (totp_secret) ON authenticators_new TO pb_worker;

-- Sessions. A hold of a session ends by itself: nobody may write it but with the session.
REVOKE UPDATE ON sessions_families, sessions_tokens, sessions_devices, sessions_qr_keys FROM pb_api;
REVOKE UPDATE ON sessions_families FROM pb_admin, pb_worker;
GRANT UPDATE (account_id, address, country, seen_at, expires_at, ended_at, end_reason) ON sessions_families TO pb_api;
GRANT UPDATE (ended_at, end_reason) ON sessions_families TO pb_admin, pb_worker;
GRANT UPDATE (used_at, replaced_at, retired_at) ON sessions_tokens TO pb_api;
GRANT UPDATE (first_seen_at, token_hash, trusted_until) ON sessions_devices TO pb_api;
GRANT UPDATE (state, main_id) ON sessions_qr_keys TO pb_api;

-- Staff.
REVOKE UPDATE ON staff_members, staff_sessions, staff_log_ins, staff_proposals, staff_invitations FROM pb_admin;
GRANT UPDATE (roles, state, password_hash, totp_secret, totp_step) ON staff_members TO pb_admin;
GRANT UPDATE (seen_at, ended_at, end_reason) ON staff_sessions TO pb_admin;
GRANT UPDATE (spent_at) ON staff_log_ins TO pb_admin;
GRANT UPDATE (state, decided_by, decided_at, member_id) ON staff_proposals TO pb_admin;
GRANT UPDATE (ended_at) ON staff_invitations TO pb_admin;

-- Messages, choices, the platform's own rows.
REVOKE UPDATE ON messages_outgoing FROM pb_worker;
GRANT UPDATE (state, attempts, next_try_at, sent_at, closed_values) ON messages_outgoing TO pb_worker;
REVOKE UPDATE ON notifications_counts FROM pb_api, pb_admin, pb_worker;
GRANT UPDATE (unread) ON notifications_counts TO pb_api, pb_admin, pb_worker;
REVOKE INSERT, UPDATE ON notifications_choices, preferences_chosen FROM pb_worker;
REVOKE UPDATE ON notifications_choices, preferences_chosen FROM pb_api;
GRANT UPDATE (notices, changed_at) ON notifications_choices TO pb_api;
GRANT UPDATE (chosen, changed_at) ON preferences_chosen TO pb_api;
REVOKE UPDATE ON platform_idempotency FROM pb_api, pb_admin;
GRANT UPDATE (answer) ON platform_idempotency TO pb_api, pb_admin;
REVOKE UPDATE ON platform_fact_heads FROM pb_api, pb_admin, pb_matcher, pb_worker;
GRANT UPDATE (last_seq) ON platform_fact_heads TO pb_api, pb_admin, pb_matcher, pb_worker;

-- P2P. An ad that staff took down has `approval` among its reasons and taken_down_for beside it, or neither: the table checks it, and
-- the api may not write the second.
REVOKE INSERT, UPDATE ON p2p_ads_ads FROM pb_api;
REVOKE UPDATE ON p2p_ads_ads FROM pb_worker;
GRANT INSERT (ad_no, account_id, side, coin, fiat, state, resumes_as, is_hidden, hidden_reasons, fixed_price, premium_ppm, quantity, remaining,
  frozen, executed, returned, fee_ppm, reserved_fee, min_amount, max_amount, pay_minutes, template_ids, wants_acceptance, remark, auto_reply,
  needs_email, needs_phone, min_join_days, min_orders, max_orders, min_rate_percent, min_rating_percent, min_holding, countries,
  excludes_merchants, per_user_limit, version, created_at, changed_at, active_at) ON p2p_ads_ads TO pb_api;
GRANT UPDATE (side, coin, fiat, state, resumes_as, is_hidden, hidden_reasons, fixed_price, premium_ppm, quantity, remaining, frozen, executed,
  returned, fee_ppm, reserved_fee, min_amount, max_amount, pay_minutes, template_ids, wants_acceptance, remark, auto_reply, needs_email,
  needs_phone, min_join_days, min_orders, max_orders, min_rate_percent, min_rating_percent, min_holding, countries, excludes_merchants,
  per_user_limit, version, changed_at, active_at) ON p2p_ads_ads TO pb_api;
GRANT UPDATE (state, resumes_as, hidden_reasons, remaining, frozen, executed, returned, reserved_fee, version, changed_at, active_at)
  ON p2p_ads_ads TO pb_worker;
REVOKE UPDATE ON p2p_paymethods_methods FROM pb_api;
GRANT UPDATE (template_version, closed_values, holder_name, account_mark, cooling_until, state, disabled_by, changed_at, deleted_at)
  ON p2p_paymethods_methods TO pb_api;
REVOKE UPDATE ON p2p_users_presence FROM pb_api;
GRANT UPDATE (seen_at) ON p2p_users_presence TO pb_api;

-- What staff has switched off for safety is not the owner's to switch on.
CREATE FUNCTION p2p_paymethods_check_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user = 'pb_api' AND OLD.disabled_by = 'risk' AND NEW.state <> 'deleted' AND NEW.disabled_by IS DISTINCT FROM 'risk' THEN
    RAISE EXCEPTION 'staff alone switches on what staff has switched off' USING ERRCODE = 'PB009';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER p2p_paymethods_methods_changes BEFORE UPDATE OF state, disabled_by ON p2p_paymethods_methods
  FOR EACH ROW EXECUTE FUNCTION p2p_paymethods_check_change();
REVOKE ALL ON FUNCTION p2p_paymethods_check_change FROM public;

-- Stream asks whether sessions go on, how many notifications are unread and what prices are; facts tell it the rest.
REVOKE SELECT ON accounts_users, accounts_holds, accounts_directory, accounts_unlifted_holds, sessions_families, sessions_tokens,
  p2p_users_profiles, p2p_users_counters, p2p_users_presence, p2p_users_restrictions, p2p_users_directory,
  ledger_accounts, ledger_balances, ledger_journals, ledger_postings, ledger_folds, ledger_holds, ledger_hold_exits, ledger_lots,
  ledger_account_balances FROM pb_stream;
GRANT SELECT (id, user_id, state) ON accounts_directory TO pb_stream;
GRANT SELECT (id, main_id, expires_at, ended_at) ON sessions_families TO pb_stream;

-- Reports need no contacts, names, addresses or devices.
REVOKE SELECT ON accounts_users, accounts_contacts, sessions_families, sessions_login_history FROM pb_readonly;
GRANT SELECT (id, main_id, account_id, method, is_new_device, began_at, seen_at, expires_at, ended_at, end_reason) ON sessions_families TO pb_readonly;
GRANT SELECT (id, main_id, at, country, method, outcome) ON sessions_login_history TO pb_readonly;
