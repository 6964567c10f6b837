-- What each account was worth at the end of each day (UTC), for the chart of its assets. A job computes a day once, from the postings and the
-- reference prices of that day; what is kept is never computed again, so a chart costs a row for each of its days.
CREATE TABLE assets_day_worths (
  owner_id bigint NOT NULL REFERENCES accounts_users (id),
  day date NOT NULL,
  -- In millionths of a USDT, cut.
  value bigint NOT NULL CHECK (value >= 0),
  -- What prices alone made of the coins of the day before: whatever came in or went out is no gain.
  gain bigint NOT NULL,
  PRIMARY KEY (owner_id, day)
);

-- Up to which day an account has been looked at. Days without coins have no row.
CREATE TABLE assets_worth_marks (
  owner_id bigint PRIMARY KEY REFERENCES accounts_users (id),
  kept_to date NOT NULL
);

GRANT SELECT ON assets_day_worths, assets_worth_marks TO pb_api, pb_worker;
GRANT INSERT, DELETE ON assets_day_worths TO pb_worker;
GRANT INSERT, UPDATE (kept_to) ON assets_worth_marks TO pb_worker;
