-- Which messages go which way belongs to notifications; it was a column of the preferences, written by another module than their own.
CREATE TABLE notifications_choices (
  account_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  notices jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app_now()
);
INSERT INTO notifications_choices (account_id, notices, changed_at)
SELECT account_id, notices, changed_at FROM preferences_chosen WHERE notices <> '{}';
ALTER TABLE preferences_chosen DROP COLUMN notices;

GRANT SELECT, INSERT, UPDATE ON notifications_choices TO pb_api, pb_worker;
GRANT SELECT ON notifications_choices TO pb_admin, pb_readonly;
