-- What staff write down about a customer for each other. A note is added and never changed or taken back: whoever reads it later must know
-- what was known when something was decided. The words are encrypted; they go with the account.
CREATE TABLE customers_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  note_no text NOT NULL UNIQUE CHECK (note_no ~ '^[1-9]\d{17,18}$'),
  account_id bigint NOT NULL REFERENCES accounts_users (id),
  staff_name text NOT NULL,
  -- Encrypted.
  closed_text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX customers_notes_account ON customers_notes (account_id, id DESC);
CREATE INDEX customers_notes_text_key ON customers_notes (split_part(closed_text, '.', 1));

GRANT SELECT, INSERT (note_no, account_id, staff_name, closed_text) ON customers_notes TO pb_admin;
GRANT SELECT, UPDATE (closed_text), DELETE ON customers_notes TO pb_worker;
GRANT SELECT (id, note_no, account_id, staff_name, written_at) ON customers_notes TO pb_readonly;
