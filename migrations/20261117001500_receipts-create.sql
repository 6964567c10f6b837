-- Receipts of P2P orders that are over. One is issued when somebody first asks for it, never within the closing transaction: what
-- goes wrong with a receipt must not keep coins in escrow. Nobody changes or removes one, so that the same bytes come every time.

-- The public halves stay when the secret is gone: old receipts can be checked for as long as they exist.
CREATE TABLE receipts_keys (
  -- RFC 7638: the SHA-256 of the key itself, so that one id never stands for two keys.
  key_id text PRIMARY KEY CHECK (key_id ~ '^[A-Za-z0-9_-]{43}$'),
  public_key text NOT NULL UNIQUE CHECK (public_key ~ '^[A-Za-z0-9_-]{43}$')
);

CREATE TABLE receipts_receipts (
  order_no text PRIMARY KEY REFERENCES p2p_orders_orders (order_no),
  buyer_id bigint NOT NULL REFERENCES accounts_users (id),
  seller_id bigint NOT NULL REFERENCES accounts_users (id),
  -- Canonical JSON, as text: the signature is about these bytes.
  body text NOT NULL,
  key_id text NOT NULL REFERENCES receipts_keys,
  signature text NOT NULL CHECK (signature ~ '^[A-Za-z0-9_-]{86}$'),
  issued_at timestamptz NOT NULL
);
CREATE INDEX receipts_receipts_keys ON receipts_receipts (key_id, issued_at);
CREATE INDEX receipts_receipts_buyer ON receipts_receipts (buyer_id);
CREATE INDEX receipts_receipts_seller ON receipts_receipts (seller_id);

GRANT SELECT ON receipts_keys, receipts_receipts TO pb_api, pb_readonly;
GRANT INSERT (key_id, public_key) ON receipts_keys TO pb_api;
GRANT INSERT (order_no, buyer_id, seller_id, body, key_id, signature, issued_at) ON receipts_receipts TO pb_api;
