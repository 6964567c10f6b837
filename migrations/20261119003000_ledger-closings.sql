-- Closings: what every account came to at the end of a day that is over. The watch of the ledger reads the days after them alone; until here
-- it read all postings each minute, and 10 million took 22 seconds.

-- How long a transaction may last that writes a journal. A journal has the time at which its transaction began, so after this long nothing
-- new comes into a day that is over.
CREATE FUNCTION ledger_longest_act() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '10 minutes' $$;

-- Days (UTC) that are over. `over_by` is above the number of every transaction that can have written into the day.
CREATE TABLE ledger_days (
  day date PRIMARY KEY,
  over_by xid8 NOT NULL,
  -- When its closings were written.
  closed_at timestamptz
);

-- Of each account that moved on the day: the sum of all its postings, from the first one to the end of the day. Accounts are not divided
-- by their parts, which come and go with every order.
CREATE TABLE ledger_closings (
  account_id bigint NOT NULL,
  day date NOT NULL,
  balance numeric NOT NULL,
  PRIMARY KEY (account_id, day) INCLUDE (balance)
);
-- A day lies together, and so does a day of postings.
CREATE INDEX ledger_closings_day ON ledger_closings USING brin (day) WITH (autosummarize = on);
CREATE INDEX ledger_postings_at ON ledger_postings USING brin (at) WITH (pages_per_range = 32, autosummarize = on);

CREATE TRIGGER ledger_days_stay BEFORE UPDATE ON ledger_days FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_days_remain BEFORE DELETE ON ledger_days FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_days_whole BEFORE TRUNCATE ON ledger_days EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_closings_stay BEFORE UPDATE OR DELETE ON ledger_closings FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_closings_whole BEFORE TRUNCATE ON ledger_closings EXECUTE FUNCTION ledger_refuse_change();

-- Midnight UTC at which a day begins.
CREATE FUNCTION ledger_day_begins(p_day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$ SELECT p_day::timestamp AT TIME ZONE 'UTC' $$;
CREATE FUNCTION ledger_day_of(p_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$ SELECT (p_at AT TIME ZONE 'UTC')::date $$;

-- Since when no day is closed.
CREATE FUNCTION ledger_open_since() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(ledger_day_begins(max(day) + 1), '-infinity') FROM ledger_days WHERE closed_at IS NOT NULL
$$;

-- The last closing of each account that has one: one probe for each account, however many days there are.
CREATE VIEW ledger_last_closings AS
SELECT account.id AS account_id, account.asset, last.day, last.balance FROM ledger_accounts account
CROSS JOIN LATERAL (SELECT day, balance FROM ledger_closings closing WHERE closing.account_id = account.id ORDER BY day DESC LIMIT 1) last;

-- As before, and no journal comes into a day that is over: PB013. It looks with the owner's eyes: see the first migration of the ledger.
CREATE OR REPLACE FUNCTION ledger_check_journal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_postings WHERE journal_id = NEW.id AND at = NEW.at)
     OR EXISTS (SELECT FROM ledger_postings WHERE journal_id = NEW.id AND at = NEW.at GROUP BY asset HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'journal % is not balanced', NEW.id USING ERRCODE = 'PB010';
  END IF;
  IF clock_timestamp() - now() > ledger_longest_act() OR EXISTS (SELECT FROM ledger_days WHERE day >= ledger_day_of(NEW.at)) THEN
    RAISE EXCEPTION 'journal % comes too late for its day', NEW.id USING ERRCODE = 'PB013';
  END IF;
  RETURN NULL;
END $$;

-- Closes the first day that is open, once it is over and nobody can add to it any more. Answers the day, or NULL when there is none to close
-- yet. Who could still write into the day had a number of a transaction before `over_by` was read; all of them have ended when the oldest
-- running transaction is not below it.
CREATE FUNCTION ledger_close_day() RETURNS date LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  next ledger_days%ROWTYPE;
BEGIN
  -- One at a time: two would write the same rows.
  PERFORM pg_advisory_xact_lock(hashtext('ledger_close_day'));
  SELECT * INTO next FROM ledger_days WHERE closed_at IS NULL;
  IF NOT FOUND THEN
    next.day := coalesce((SELECT max(day) + 1 FROM ledger_days), (SELECT ledger_day_of(min(at)) FROM ledger_postings));
    next.over_by := pg_snapshot_xmax(pg_current_snapshot());
    IF next.day IS NULL OR ledger_day_begins(next.day + 1) + ledger_longest_act() > app_now() THEN
      RETURN NULL;
    END IF;
    INSERT INTO ledger_days (day, over_by) VALUES (next.day, next.over_by);
  END IF;
  IF pg_snapshot_xmin(pg_current_snapshot()) < next.over_by THEN
    RETURN NULL;
  END IF;
  INSERT INTO ledger_closings (account_id, day, balance)
  SELECT moved.account_id, next.day, coalesce(before.balance, 0) + units
  FROM (
    SELECT account_id, sum(amount) AS units FROM ledger_postings
    WHERE at >= ledger_day_begins(next.day) AND at < ledger_day_begins(next.day + 1) GROUP BY account_id) moved
  LEFT JOIN ledger_last_closings before USING (account_id);
  UPDATE ledger_days SET closed_at = app_now() WHERE day = next.day;
  RETURN next.day;
END $$;

REVOKE ALL ON FUNCTION ledger_close_day FROM public;
GRANT EXECUTE ON FUNCTION ledger_close_day TO pb_worker;
GRANT SELECT ON ledger_days, ledger_closings, ledger_last_closings TO pb_admin, pb_worker, pb_readonly;
