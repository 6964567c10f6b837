-- Ratings of completed orders: each of the two people may say once what the other one was like, and change it within a day. The role
-- of the site cannot write rows; it executes the one function that checks who rates what and when.
CREATE TABLE p2p_ratings_ratings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rating_no text NOT NULL UNIQUE CHECK (rating_no ~ '^[1-9]\d{17,18}$'),
  order_no text NOT NULL REFERENCES p2p_orders_orders (order_no),
  rater_id bigint NOT NULL REFERENCES accounts_users (id),
  rated_id bigint NOT NULL REFERENCES accounts_users (id),
  is_good boolean NOT NULL,
  tags text[] NOT NULL,
  -- Everybody may read it. It goes when the account of its author closes.
  comment text CHECK (length(comment) BETWEEN 1 AND 200),
  rated_at timestamptz NOT NULL DEFAULT app_now(),
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (order_no, rater_id),
  CONSTRAINT nobody_rates_oneself CHECK (rater_id <> rated_id),
  -- As in packages/rules; a test compares both.
  CONSTRAINT tags_fit_the_rating CHECK (
    tags <@ CASE WHEN is_good THEN ARRAY['fast', 'polite', 'clear-terms', 'easy-payment']
      ELSE ARRAY['slow', 'rude', 'unclear-terms', 'asked-extra'] END)
);
CREATE INDEX p2p_ratings_ratings_newest ON p2p_ratings_ratings (rated_id, id DESC);
CREATE INDEX p2p_ratings_ratings_rater ON p2p_ratings_ratings (rater_id);

-- What the market shows of a trader follows the rows, whoever writes them.
CREATE FUNCTION p2p_ratings_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO p2p_users_counters AS known (account_id, good_ratings, bad_ratings)
      VALUES (NEW.rated_id, NEW.is_good::int, (NOT NEW.is_good)::int)
      ON CONFLICT (account_id) DO UPDATE SET good_ratings = known.good_ratings + excluded.good_ratings,
        bad_ratings = known.bad_ratings + excluded.bad_ratings;
  ELSIF NEW.is_good <> OLD.is_good THEN
    UPDATE p2p_users_counters SET good_ratings = good_ratings + NEW.is_good::int - OLD.is_good::int,
      bad_ratings = bad_ratings + OLD.is_good::int - NEW.is_good::int WHERE account_id = NEW.rated_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_ratings_ratings_count AFTER INSERT OR UPDATE OF is_good ON p2p_ratings_ratings
  FOR EACH ROW EXECUTE FUNCTION p2p_ratings_count();

-- The only way to rate: one of the two people, after completion, within a day. Whom they rate is not theirs to say.
CREATE FUNCTION p2p_ratings_rate(p_rating_no text, p_order text, p_rater bigint, p_is_good boolean, p_tags text[], p_comment text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE other bigint;
BEGIN
  SELECT CASE p_rater WHEN buyer_id THEN seller_id ELSE buyer_id END INTO other FROM p2p_orders_orders
    WHERE order_no = p_order AND p_rater IN (buyer_id, seller_id) AND status = 3 AND app_now() <= closed_at + interval '24 hours';
  IF other IS NULL THEN
    RAISE EXCEPTION 'order % cannot be rated by this account now', p_order USING ERRCODE = 'PB009';
  END IF;
  INSERT INTO p2p_ratings_ratings (rating_no, order_no, rater_id, rated_id, is_good, tags, comment)
    VALUES (p_rating_no, p_order, p_rater, other, p_is_good, p_tags, p_comment)
    ON CONFLICT (order_no, rater_id) DO UPDATE
      SET is_good = excluded.is_good, tags = excluded.tags, comment = excluded.comment, changed_at = app_now();
END $$;

REVOKE ALL ON FUNCTION p2p_ratings_count, p2p_ratings_rate FROM public;
GRANT EXECUTE ON FUNCTION p2p_ratings_rate TO pb_api;
GRANT SELECT ON p2p_ratings_ratings TO pb_api, pb_worker;
GRANT UPDATE (comment) ON p2p_ratings_ratings TO pb_worker;
GRANT SELECT (id, rating_no, order_no, rater_id, rated_id, is_good, tags, rated_at, changed_at) ON p2p_ratings_ratings TO pb_readonly;
