-- The life of a spot order shows what its owner did and what he holds: a look at him like the others.
ALTER TABLE customers_views
  DROP CONSTRAINT customers_views_kind_check,
  ADD CONSTRAINT customers_views_kind_check CHECK (
    kind IN ('found', 'viewed', 'revealed', 'viewed-balances', 'viewed-postings', 'viewed-journal', 'viewed-trader', 'viewed-order',
      'viewed-ticket', 'viewed-spot-order'));
