-- Looks at a customer's coins and at their profile as a trader pass the gate that looks at customers pass: one record, one quota.
-- A look without a reason of its own takes over the one that was said within the hour. It is marked, so that it does not prolong it.
ALTER TABLE customers_views
  DROP CONSTRAINT customers_views_kind_check,
  ADD CONSTRAINT customers_views_kind_check
    CHECK (kind IN ('found', 'viewed', 'revealed', 'viewed-balances', 'viewed-postings', 'viewed-journal', 'viewed-trader')),
  ADD COLUMN is_carried boolean NOT NULL DEFAULT false;
