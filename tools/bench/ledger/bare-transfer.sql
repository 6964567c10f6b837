-- For pgbench: the rows of one transfer, in as few statements as PostgreSQL needs for them. Nothing is asked for and nothing is answered.
-- pgbench takes a colon before a letter or digit for a variable, in texts too: the answer below is written around that.
\set owner random(:first, :last)
BEGIN;
INSERT INTO platform_idempotency (actor, call, key, body_hash, answer)
VALUES ('user:' || :owner, '/v1/x/assets/transfer-coins', gen_random_uuid(), '\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '{"at": "2026-01-01T00.00.00.000Z", "journalId": "01932c07-9d5c-7aa0-8000-000000000000", "toBalance": "0.123456", "fromBalance": "0.876544"}');
SELECT ledger_post('transfer', 'transfer:' || :owner || ':' || gen_random_uuid(), '', ARRAY[:owner, :owner]::bigint[],
  '{USDT,USDT}', '{spot,otc}', '{"",""}', '{-1,1}');
COMMIT;
