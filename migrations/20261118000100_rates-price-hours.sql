-- The charts of a coin look back a year. Buckets of five minutes are too many for that, so each publication also writes its hour, and the
-- short buckets are kept for some weeks only.
CREATE TABLE rates_price_hours (
  pair text NOT NULL REFERENCES rates_pairs,
  bucket_at timestamptz NOT NULL,
  open bigint NOT NULL,
  high bigint NOT NULL,
  low bigint NOT NULL,
  close bigint NOT NULL,
  -- Made up for a demonstration: whoever is shown a chart with such hours is told so.
  is_demo boolean NOT NULL DEFAULT false,
  PRIMARY KEY (pair, bucket_at),
  CHECK (low > 0 AND low <= open AND low <= close AND high >= open AND high >= close)
);

GRANT SELECT ON rates_price_hours TO pb_api, pb_admin, pb_stream, pb_worker, pb_readonly;
GRANT INSERT, UPDATE ON rates_price_hours TO pb_admin, pb_worker;
GRANT DELETE ON rates_price_hours TO pb_worker;

INSERT INTO rates_price_hours (pair, bucket_at, open, high, low, close)
SELECT pair, date_bin('1 hour', bucket_at, 'epoch'), (array_agg(open ORDER BY bucket_at))[1], max(high), min(low),
  (array_agg(close ORDER BY bucket_at DESC))[1]
FROM rates_price_history GROUP BY 1, 2;

-- As before, with the hour beside the five minutes.
CREATE OR REPLACE FUNCTION rates_publish(p_pairs text[], p_prices bigint[], p_sources int[], p_author text)
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
  ), hourly AS (
    INSERT INTO rates_price_hours AS hours (pair, bucket_at, open, high, low, close)
    SELECT published.pair, date_bin('1 hour', published.at, 'epoch'), published.price, published.price, published.price, published.price
    FROM published
    ON CONFLICT (pair, bucket_at) DO UPDATE
      SET high = greatest(hours.high, excluded.high), low = least(hours.low, excluded.low), close = excluded.close
    RETURNING 1
  ), fact AS (
    SELECT platform_emit('rates', 'all', jsonb_build_object('prices', jsonb_agg(jsonb_build_object(
      'pair', published.pair, 'price', published.price::text, 'priceId', published.price_id,
      'at', to_char(published.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY published.pair))) AS seq
    FROM published
  )
  SELECT published.pair, published.price, published.price_id, published.at, fact.seq FROM published, fact
$$;
