-- One key signs receipts, rounds of escrow and figures of traders, and whichever comes first publishes it: so the key itself says
-- since when it is known. Rounds are signed by the worker.
ALTER TABLE receipts_keys ADD COLUMN first_at timestamptz NOT NULL DEFAULT app_now();
UPDATE receipts_keys known SET first_at = first_issued.at
FROM (SELECT key_id, min(issued_at) AS at FROM receipts_receipts GROUP BY key_id) first_issued WHERE first_issued.key_id = known.key_id;

GRANT SELECT, INSERT (key_id, public_key) ON receipts_keys TO pb_worker;
