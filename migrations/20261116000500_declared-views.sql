-- What modules let others join: an owner can change its tables as long as these stay. Row ids stay inside of the server.
CREATE VIEW accounts_directory AS
SELECT id, main_id, user_id, encrypt_user_id, country, area_id, identity_flag, identity_level, language, state, closes_at, created_at,
  email IS NOT NULL AS has_email, phone IS NOT NULL AS has_phone
FROM accounts_users;

-- How somebody can be reached: for messages and for staff who decide about a recovery.
CREATE VIEW accounts_contacts AS SELECT id, language, email, dial_code, phone FROM accounts_users;

CREATE VIEW accounts_unlifted_holds AS SELECT account_id, kind, author, begins_at, ends_at FROM accounts_holds WHERE lifted_at IS NULL;

CREATE VIEW staff_names AS SELECT id, staff_id, name FROM staff_members;

GRANT SELECT ON accounts_directory, accounts_unlifted_holds TO pb_api, pb_admin, pb_worker, pb_stream, pb_readonly;
GRANT SELECT ON accounts_contacts TO pb_api, pb_admin, pb_worker, pb_readonly;
GRANT SELECT ON staff_names TO pb_admin, pb_readonly;

-- The face that somebody trades with, and what is known of them.
CREATE VIEW p2p_users_directory AS
SELECT account_id, nick_name, nick_name_state, head_color, user_type, kyb_flag, terms_version, terms_accepted_at, is_open, is_paused, may_publish,
  rapid_ad_enable, show_country_flag, business_zone, business_days, business_from, business_until, created_at
FROM p2p_users_profiles;
CREATE VIEW p2p_users_figures AS
SELECT account_id, orders_total, orders_bought, orders_sold, completed_30d, cancelled_30d, counterparties, good_ratings, bad_ratings,
  pay_seconds, release_seconds, first_trade_at
FROM p2p_users_counters;
CREATE VIEW p2p_users_last_seen AS SELECT account_id, seen_at FROM p2p_users_presence;
CREATE VIEW p2p_users_unlifted_restrictions AS SELECT account_id, kind, until FROM p2p_users_restrictions WHERE lifted_at IS NULL;

-- One account publishes and counts its ads one after the other: the row of its profile is the lock.
CREATE FUNCTION p2p_users_lock_profile(p_account bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM p2p_users_profiles WHERE account_id = p_account FOR NO KEY UPDATE;
END $$;
REVOKE ALL ON FUNCTION p2p_users_lock_profile FROM public;

-- Payment methods without what is written in them.
CREATE VIEW p2p_paymethods_saved AS SELECT id, method_no, account_id, template_id, fiat, state FROM p2p_paymethods_methods;
CREATE VIEW p2p_paymethods_kinds AS SELECT id, name, icon, rail, settle_minutes FROM p2p_paymethods_templates;

-- What ads of sellers must have in reserve, for the reconciliation; and which saved accounts ads are paid to.
CREATE VIEW p2p_ads_reserves AS SELECT account_id, coin, remaining + reserved_fee AS units FROM p2p_ads_ads WHERE side = 'sell';
CREATE VIEW p2p_ads_paid_to AS
SELECT used.method_id, ad.id AS ad_id, ad.state, ad.resumes_as FROM p2p_ads_user_methods used JOIN p2p_ads_ads ad ON ad.id = used.ad_id;

-- What messages show to prove that they are ours, and where Telegram reaches somebody.
CREATE VIEW secrets_message_marks AS SELECT account_id, anti_phishing_code, telegram_chat FROM secrets_credentials;

CREATE VIEW rates_quote_coins AS SELECT DISTINCT quote FROM rates_pairs;

GRANT SELECT ON p2p_users_directory, p2p_users_figures, p2p_users_last_seen, p2p_users_unlifted_restrictions, p2p_paymethods_saved,
  p2p_paymethods_kinds, p2p_ads_reserves, p2p_ads_paid_to, rates_quote_coins
  TO pb_api, pb_admin, pb_worker, pb_readonly;
GRANT SELECT ON p2p_users_directory TO pb_stream;
GRANT SELECT ON secrets_message_marks TO pb_api, pb_admin, pb_worker;
GRANT EXECUTE ON FUNCTION p2p_users_lock_profile TO pb_api, pb_worker;
