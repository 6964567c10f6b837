-- On which chains each coin moves, and which coins the P2P market offers. A chain is open for nothing until somebody opens it.
CREATE TABLE reference_coin_chains (
  chain_coin_id text PRIMARY KEY CHECK (chain_coin_id ~ '^[A-Z0-9]{2,12}-[A-Z0-9]{2,12}$'),
  coin text NOT NULL REFERENCES reference_coins,
  name text NOT NULL,
  is_deposit_open boolean NOT NULL DEFAULT false,
  is_withdrawal_open boolean NOT NULL DEFAULT false,
  sort int NOT NULL,
  CONSTRAINT id_names_coin CHECK (split_part(chain_coin_id, '-', 1) = coin)
);

ALTER TABLE reference_coins ADD COLUMN is_p2p boolean NOT NULL DEFAULT false;

GRANT SELECT ON reference_coin_chains TO pb_api, pb_admin, pb_stream, pb_matcher, pb_worker, pb_readonly;

INSERT INTO reference_coin_chains (chain_coin_id, coin, name, sort) VALUES
  ('USDT-TRC20', 'USDT', 'TRON (TRC20)', 10), ('USDT-ERC20', 'USDT', 'Ethereum (ERC20)', 20),
  ('USDT-BEP20', 'USDT', 'BNB Smart Chain (BEP20)', 30), ('USDT-TON', 'USDT', 'TON', 40), ('USDT-SOL', 'USDT', 'Solana', 50),
  ('BTC-BITCOIN', 'BTC', 'Bitcoin', 10),
  ('ETH-ERC20', 'ETH', 'Ethereum', 10), ('ETH-ARBITRUM', 'ETH', 'Arbitrum One', 20), ('ETH-BASE', 'ETH', 'Base', 30),
  ('SOL-SOL', 'SOL', 'Solana', 10),
  ('XRP-XRPL', 'XRP', 'XRP Ledger', 10),
  ('BNB-BEP20', 'BNB', 'BNB Smart Chain (BEP20)', 10),
  ('USDC-ERC20', 'USDC', 'Ethereum (ERC20)', 10), ('USDC-SOL', 'USDC', 'Solana', 20), ('USDC-BASE', 'USDC', 'Base', 30),
  ('DOGE-DOGECOIN', 'DOGE', 'Dogecoin', 10),
  ('TON-TON', 'TON', 'TON', 10),
  ('TRX-TRC20', 'TRX', 'TRON', 10);

UPDATE reference_coins SET is_p2p = true WHERE coin IN ('USDT', 'BTC', 'ETH', 'USDC', 'SOL', 'XRP', 'BNB', 'TON');
