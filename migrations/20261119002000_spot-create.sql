-- Spot markets: orders that people place are accepted here with their coins set aside, wait in an inbox, are matched in memory by the one
-- process that has the lease of their shard, and are settled in one transaction for each batch.

-- A shard is a set of markets that one process matches. Whoever takes it over raises the epoch: a writer of an earlier one is refused.
CREATE TABLE spot_shards (
  shard smallint PRIMARY KEY,
  epoch bigint NOT NULL DEFAULT 0,
  holder text NOT NULL DEFAULT '',
  -- By the clock of the database, which nobody moves.
  lease_until timestamptz NOT NULL DEFAULT '-infinity',
  last_command bigint NOT NULL DEFAULT 0,
  last_batch bigint NOT NULL DEFAULT 0,
  -- What the open orders of the shard come to, one by one: whoever takes over compares.
  orders_crc bigint NOT NULL DEFAULT 0,
  -- Why nothing is matched any more, until somebody has looked.
  halted text
) WITH (fillfactor = 50);
INSERT INTO spot_shards (shard) VALUES (1);

-- What a market is made of. Prices are ticks of 10^-price_scale, quantities lots of 10^-lot_scale; bands are in basis points.
CREATE TABLE spot_symbols (
  symbol text PRIMARY KEY CHECK (symbol ~ '^[A-Z0-9]{4,20}$'),
  base text NOT NULL REFERENCES reference_coins (coin),
  quote text NOT NULL REFERENCES reference_coins (coin) CHECK (quote <> base),
  shard smallint NOT NULL REFERENCES spot_shards,
  price_scale smallint NOT NULL CHECK (price_scale BETWEEN 0 AND 12),
  lot_scale smallint NOT NULL CHECK (lot_scale BETWEEN 0 AND 12),
  -- Quote units of one lot at one tick, and base units of one lot.
  unit_value bigint NOT NULL CHECK (unit_value >= 1),
  lot_units bigint NOT NULL CHECK (lot_units >= 1),
  max_tick bigint NOT NULL CHECK (max_tick BETWEEN 1 AND 549755813888),
  max_lots bigint NOT NULL CHECK (max_lots >= 1),
  max_orders int NOT NULL CHECK (max_orders >= 1),
  min_value bigint NOT NULL CHECK (min_value >= 0),
  entry_near int NOT NULL DEFAULT 500 CHECK (entry_near BETWEEN 0 AND 10000),
  entry_high int NOT NULL DEFAULT 50000 CHECK (entry_high BETWEEN 10000 AND 1000000),
  entry_low int NOT NULL DEFAULT 2000 CHECK (entry_low BETWEEN 0 AND 10000),
  execution int NOT NULL DEFAULT 500 CHECK (execution BETWEEN 0 AND 10000),
  volatility int NOT NULL DEFAULT 1000 CHECK (volatility BETWEEN 0 AND 10000),
  volatility_window_ms int NOT NULL DEFAULT 60000 CHECK (volatility_window_ms BETWEEN 1000 AND 3600000),
  -- Millionths of what is received.
  maker_rate int NOT NULL DEFAULT 1000 CHECK (maker_rate BETWEEN 0 AND 100000),
  taker_rate int NOT NULL DEFAULT 1000 CHECK (taker_rate BETWEEN 0 AND 100000),
  sort int NOT NULL DEFAULT 0,
  UNIQUE (base, quote),
  -- So nothing that is multiplied in a match leaves the whole numbers below 2^53.
  CONSTRAINT largest_order_is_exact CHECK (
    max_tick::numeric * max_lots * unit_value < 9007199254740992 AND max_lots::numeric * lot_units < 9007199254740992
    AND max_lots::numeric * max_orders < 9007199254740992)
);

-- A tick of a lot is a whole number of quote units, and a lot a whole number of base units.
CREATE FUNCTION spot_check_listing() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  base_scale int := (SELECT scale FROM reference_coins WHERE coin = NEW.base);
  quote_scale int := (SELECT scale FROM reference_coins WHERE coin = NEW.quote);
BEGIN
  IF NEW.unit_value <> 10::numeric ^ (quote_scale - NEW.price_scale - NEW.lot_scale) OR NEW.lot_units <> 10::numeric ^ (base_scale - NEW.lot_scale) THEN
    RAISE EXCEPTION 'the units of % do not fit its scales', NEW.symbol USING ERRCODE = 'PB005';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER spot_symbols_units BEFORE INSERT OR UPDATE ON spot_symbols FOR EACH ROW EXECUTE FUNCTION spot_check_listing();

-- A market as its last batch left it: with its open orders everything that is needed to go on.
CREATE TABLE spot_markets (
  symbol text PRIMARY KEY REFERENCES spot_symbols,
  state text NOT NULL DEFAULT 'draft'
    CHECK (state IN ('draft', 'announced', 'auction', 'open', 'post-only', 'halted', 'closing', 'delisted')),
  -- Ticks; 0 before there is one.
  reference bigint NOT NULL DEFAULT 0,
  last bigint NOT NULL DEFAULT 0,
  auction_ends_at timestamptz,
  batch bigint NOT NULL DEFAULT 0,
  kept jsonb
) WITH (fillfactor = 50);

CREATE TABLE spot_orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What people see: at random, because a running number would tell everybody how many orders there are.
  order_no bigint NOT NULL UNIQUE CHECK (order_no >= 100000000000000000),
  symbol text NOT NULL REFERENCES spot_symbols,
  owner_id bigint NOT NULL REFERENCES accounts_users (id),
  -- The main account with its children: inside of a group nothing is traded.
  group_id bigint NOT NULL,
  side text NOT NULL CHECK (side IN ('buy', 'sell')),
  kind text NOT NULL CHECK (kind IN ('limit', 'market', 'stop-limit', 'stop-market', 'take-profit-limit', 'take-profit-market')),
  time_in_force text NOT NULL CHECK (time_in_force IN ('gtc', 'gtd', 'ioc', 'fok', 'post-only')),
  self_trade text NOT NULL CHECK (self_trade IN ('expire-taker', 'expire-maker', 'expire-both', 'decrement')),
  tick bigint NOT NULL CHECK (tick >= 1),
  -- What was asked for, as amended: lots, or of a market buy the quote units that it may spend.
  lots bigint NOT NULL CHECK (lots >= 0),
  budget bigint NOT NULL CHECK (budget >= 0),
  -- 0 where it never waited for a price.
  trigger_tick bigint NOT NULL DEFAULT 0 CHECK (trigger_tick >= 0),
  trigger_by text NOT NULL DEFAULT 'none' CHECK (trigger_by IN ('none', 'last', 'reference')),
  expires_at timestamptz,
  maker_rate int NOT NULL,
  taker_rate int NOT NULL,
  client_order_id text CHECK (client_order_id ~ '^[A-Za-z0-9_.:-]{1,36}$'),
  -- Fingerprint of what was asked: the same client order id with another order is a mistake.
  content bytea NOT NULL,
  other_leg bigint,
  state text NOT NULL DEFAULT 'accepted' CHECK (state IN ('accepted', 'open', 'waiting', 'done')),
  -- Why it is over.
  reason text CHECK ((reason IS NULL) = (state <> 'done')),
  sequence bigint NOT NULL DEFAULT 0,
  left_lots bigint NOT NULL CHECK (left_lots >= 0),
  left_budget bigint NOT NULL CHECK (left_budget >= 0),
  gone bigint NOT NULL DEFAULT 0 CHECK (gone >= 0),
  filled_lots bigint NOT NULL DEFAULT 0 CHECK (filled_lots >= 0 AND (budget > 0 OR filled_lots <= lots)),
  filled_value bigint NOT NULL DEFAULT 0 CHECK (filled_value >= 0 AND (budget = 0 OR filled_value <= budget)),
  -- Units of what it receives.
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  -- Units that lie aside for it. All of an owner and asset together are what his account `order-hold` has.
  held bigint NOT NULL CONSTRAINT order_holds_no_less_than_nothing CHECK (held >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT lots_or_budget CHECK ((lots = 0) <> (budget = 0)),
  CONSTRAINT what_is_over_holds_nothing CHECK (state <> 'done' OR held = 0)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX spot_orders_client_id ON spot_orders (owner_id, client_order_id) WHERE client_order_id IS NOT NULL;
CREATE INDEX spot_orders_owner ON spot_orders (owner_id, id DESC);
CREATE INDEX spot_orders_open ON spot_orders (symbol, id) WHERE state <> 'done';
CREATE INDEX spot_orders_book ON spot_orders (symbol, side, tick) WHERE state = 'open';
CREATE INDEX spot_orders_open_of_owner ON spot_orders (owner_id, id DESC) WHERE state <> 'done';

-- What waits to be matched. It is taken by its ids, which are not the order of commits: the matcher numbers what it takes.
CREATE TABLE spot_inbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shard smallint NOT NULL,
  symbol text NOT NULL,
  -- As the engine takes it.
  command jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX spot_inbox_shard ON spot_inbox (shard, id);

-- Everything that was matched, in its order: who matches it again must come to the same events.
CREATE TABLE spot_log (
  shard smallint NOT NULL,
  seq bigint NOT NULL,
  batch bigint NOT NULL,
  symbol text NOT NULL,
  command text NOT NULL,
  at timestamptz NOT NULL
) PARTITION BY RANGE (at);
CREATE INDEX spot_log_batch ON spot_log (shard, batch, seq);
CREATE TABLE spot_log_other PARTITION OF spot_log DEFAULT;
SELECT platform_make_partitions('spot_log', 3);

CREATE TABLE spot_batches (
  shard smallint NOT NULL,
  batch bigint NOT NULL,
  epoch bigint NOT NULL,
  last_command bigint NOT NULL,
  -- Events as JSON, a list for each command, and the CRC-32 of this text.
  events text NOT NULL,
  crc bigint NOT NULL,
  engine int NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (shard, batch, at)
) PARTITION BY RANGE (at);
CREATE TABLE spot_batches_other PARTITION OF spot_batches DEFAULT;
SELECT platform_make_partitions('spot_batches', 3);

CREATE TABLE spot_trades (
  symbol text NOT NULL,
  trade bigint NOT NULL,
  batch bigint NOT NULL,
  tick bigint NOT NULL CHECK (tick > 0),
  lots bigint NOT NULL CHECK (lots > 0),
  -- Which side met the other one; none in an auction.
  taker text NOT NULL CHECK (taker IN ('buy', 'sell', 'none')),
  buy_order bigint NOT NULL,
  sell_order bigint NOT NULL,
  buyer_id bigint NOT NULL,
  seller_id bigint NOT NULL,
  buy_fee bigint NOT NULL CHECK (buy_fee >= 0),
  sell_fee bigint NOT NULL CHECK (sell_fee >= 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (symbol, trade, at)
) PARTITION BY RANGE (at);
CREATE INDEX spot_trades_time ON spot_trades (symbol, at);
CREATE INDEX spot_trades_buyer ON spot_trades (buyer_id, at DESC);
CREATE INDEX spot_trades_seller ON spot_trades (seller_id, at DESC);
CREATE TABLE spot_trades_other PARTITION OF spot_trades DEFAULT;
SELECT platform_make_partitions('spot_trades', 3);

-- Candles of minutes and hours; all longer ones are sums of these.
CREATE TABLE spot_candles (
  symbol text NOT NULL,
  minutes smallint NOT NULL CHECK (minutes IN (1, 60)),
  begins_at timestamptz NOT NULL,
  open bigint NOT NULL,
  high bigint NOT NULL,
  low bigint NOT NULL,
  close bigint NOT NULL,
  lots numeric NOT NULL,
  value numeric NOT NULL,
  trades int NOT NULL,
  PRIMARY KEY (symbol, minutes, begins_at),
  CHECK (low > 0 AND low <= open AND low <= close AND high >= open AND high >= close)
) WITH (fillfactor = 70);

-- What lies aside for orders, for whoever compares it with the ledger.
CREATE VIEW spot_holds AS
SELECT owner_id, CASE side WHEN 'buy' THEN quote ELSE base END AS asset, sum(held) AS units
FROM spot_orders JOIN spot_symbols USING (symbol) WHERE state <> 'done' GROUP BY 1, 2 HAVING sum(held) > 0;

-- Coins are set aside when an order is accepted, and moved when it is matched.
INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver, in_sets) VALUES
  ('pb_api', 'spot-hold', 'spot', 'order-hold', 'owner', true),
  ('pb_matcher', 'spot-trade', 'order-hold', 'spot', 'owner', true),
  ('pb_matcher', 'spot-trade', 'order-hold', 'spot', 'anybody', true),
  ('pb_matcher', 'spot-trade', 'order-hold', 'fee', 'house', true);

GRANT SELECT ON spot_shards, spot_symbols, spot_markets, spot_orders, spot_inbox, spot_log, spot_batches, spot_trades, spot_candles, spot_holds
  TO pb_api, pb_admin, pb_stream, pb_worker, pb_matcher, pb_readonly;
-- The matcher compares with prices elsewhere.
GRANT SELECT ON settings_versions, rates_pairs, rates_prices TO pb_matcher;
REVOKE ALL ON FUNCTION spot_check_listing FROM public;
