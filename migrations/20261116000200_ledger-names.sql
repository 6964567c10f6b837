-- Names that say what they are: a function that returns what it has written, and a value in USDT.
ALTER FUNCTION ledger_post_told RENAME TO ledger_post_returning;
ALTER TABLE ledger_corrections RENAME COLUMN worth TO usdt_value;
