-- Figures of the exchange for operators. Most are counted from rows that are there anyway. Two kinds leave none: what was refused, and how
-- old queues and prices were; of these a row is kept for each hour, for some months.

-- The api and admin processes count by themselves and add what they counted every minute.
CREATE TABLE platform_refusals (
  hour timestamptz NOT NULL,
  reason text NOT NULL CHECK (reason ~ '^[a-z0-9-]+\.[a-z0-9-]+$'),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (hour, reason)
) WITH (fillfactor = 70);

CREATE TABLE figures_samples (
  figure text NOT NULL,
  series text NOT NULL,
  hour timestamptz NOT NULL,
  worst numeric NOT NULL,
  PRIMARY KEY (figure, series, hour)
) WITH (fillfactor = 70);
CREATE INDEX figures_samples_hour ON figures_samples (figure, hour);

GRANT SELECT, INSERT ON platform_refusals TO pb_api, pb_admin;
GRANT UPDATE (count) ON platform_refusals TO pb_api, pb_admin;
GRANT SELECT, INSERT ON figures_samples TO pb_admin;
GRANT UPDATE (worst) ON figures_samples TO pb_admin;
GRANT SELECT, DELETE ON platform_refusals, figures_samples TO pb_worker;
GRANT SELECT ON platform_refusals, figures_samples TO pb_readonly;

-- What coins were worth, for whoever adds up orders of days gone by.
CREATE VIEW rates_hour_closes AS SELECT pair, bucket_at, close FROM rates_price_hours;
GRANT SELECT ON rates_hour_closes TO pb_admin, pb_readonly;

-- A span of time is found by its index; none of these columns changes once it is set.
CREATE INDEX p2p_orders_orders_created ON p2p_orders_orders (created_at);
CREATE INDEX p2p_orders_orders_closed ON p2p_orders_orders (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX p2p_appeals_cases_opened ON p2p_appeals_cases (opened_at);
CREATE INDEX p2p_appeals_cases_closed ON p2p_appeals_cases (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX p2p_appeals_cases_take_missed ON p2p_appeals_cases (take_missed_at) WHERE take_missed_at IS NOT NULL;
CREATE INDEX p2p_appeals_cases_decision_missed ON p2p_appeals_cases (decision_missed_at) WHERE decision_missed_at IS NOT NULL;
CREATE INDEX accounts_users_registered ON accounts_users (created_at) WHERE main_id IS NULL;
