-- Reference prices: pairs, what each source said, the price in force, and its history in steps of five minutes.
-- A price is int8 with scale 8: 1 USDT = 1,391.25 KRW is 139125000000.
CREATE TABLE rates_pairs (
  pair text PRIMARY KEY CHECK (pair ~ '^[a-z0-9]{2,12}_[a-z0-9]{2,12}$'),
  base text NOT NULL,
  quote text NOT NULL,
  -- Digits after the point when shown.
  shown_decimals smallint NOT NULL CHECK (shown_decimals BETWEEN 0 AND 8),
  sort int NOT NULL
);

-- The newest word of each source about each pair.
CREATE TABLE rates_quotes (
  source text NOT NULL,
  pair text NOT NULL REFERENCES rates_pairs,
  price bigint NOT NULL CHECK (price > 0),
  observed_at timestamptz NOT NULL,
  PRIMARY KEY (source, pair)
) WITH (fillfactor = 70);

CREATE TABLE rates_prices (
  pair text PRIMARY KEY REFERENCES rates_pairs,
  price_id uuid NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  at timestamptz NOT NULL,
  sources int NOT NULL CHECK (sources >= 1),
  author text NOT NULL
) WITH (fillfactor = 70);

CREATE TABLE rates_price_history (
  pair text NOT NULL REFERENCES rates_pairs,
  bucket_at timestamptz NOT NULL,
  open bigint NOT NULL,
  high bigint NOT NULL,
  low bigint NOT NULL,
  close bigint NOT NULL,
  PRIMARY KEY (pair, bucket_at),
  CHECK (low > 0 AND low <= open AND low <= close AND high >= open AND high >= close)
);

GRANT SELECT ON rates_pairs, rates_quotes, rates_prices, rates_price_history TO pb_api, pb_admin, pb_stream, pb_worker, pb_readonly;
GRANT INSERT, UPDATE ON rates_prices, rates_price_history TO pb_admin, pb_worker;
GRANT INSERT, UPDATE ON rates_quotes TO pb_worker;
GRANT DELETE ON rates_price_history TO pb_worker;

INSERT INTO rates_pairs (pair, base, quote, shown_decimals, sort)
SELECT lower(coin) || '_usdt', coin, 'USDT',
  CASE coin WHEN 'BTC' THEN 2 WHEN 'ETH' THEN 2 WHEN 'BNB' THEN 2 WHEN 'SOL' THEN 2 WHEN 'TON' THEN 4 ELSE 5 END, sort
FROM reference_coins WHERE coin <> 'USDT';

INSERT INTO rates_pairs (pair, base, quote, shown_decimals, sort)
SELECT 'usdt_' || lower(fiat), 'USDT', fiat,
  CASE WHEN fiat IN ('KRW', 'JPY', 'RUB', 'TRY', 'TWD', 'PHP', 'THB') THEN 2 WHEN fiat IN ('VND', 'IDR') THEN 0 ELSE 4 END, 1000 + sort
FROM reference_fiats WHERE is_display;

-- Publishes many prices at once: the prices in force, their five-minute buckets, and one fact. The rows of the pairs are
-- locked in one order by the insert and the fact's head after them, so two publishers never wait for each other in a circle.
CREATE FUNCTION rates_publish(p_pairs text[], p_prices bigint[], p_sources int[], p_author text)
RETURNS TABLE (pair text, price bigint, price_id uuid, at timestamptz, seq bigint) LANGUAGE sql AS $$
  WITH published AS (
    INSERT INTO rates_prices AS current (pair, price_id, price, at, sources, author)
    SELECT input.pair, uuidv7(), input.price, app_now(), input.sources, p_author
    FROM unnest(p_pairs, p_prices, p_sources) AS input (pair, price, sources)
    ORDER BY input.pair
    ON CONFLICT (pair) DO UPDATE
      SET price_id = excluded.price_id, price = excluded.price, at = excluded.at, sources = excluded.sources, author = excluded.author
    RETURNING current.pair, current.price, current.price_id, current.at
  ), bucketed AS (
    INSERT INTO rates_price_history AS history (pair, bucket_at, open, high, low, close)
    SELECT published.pair, date_bin('5 minutes', published.at, 'epoch'), published.price, published.price, published.price, published.price
    FROM published
    ON CONFLICT (pair, bucket_at) DO UPDATE
      SET high = greatest(history.high, excluded.high), low = least(history.low, excluded.low), close = excluded.close
    RETURNING 1
  ), fact AS (
    SELECT platform_emit('rates', 'all', jsonb_build_object('prices', jsonb_agg(jsonb_build_object(
      'pair', published.pair, 'price', published.price::text, 'priceId', published.price_id,
      'at', to_char(published.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY published.pair))) AS seq
    FROM published
  )
  SELECT published.pair, published.price, published.price_id, published.at, fact.seq FROM published, fact
$$;
