-- A device is known by a token that we made and that only its browser has, in a cookie that pages cannot read. The name that a client
-- sends says which device it is, and proves nothing. Trust ends after 90 days and with everything that ends sessions. Devices that were
-- known by name alone are not known any more: their owners are asked for codes once.
ALTER TABLE sessions_devices
  DROP COLUMN trusted_at,
  ADD COLUMN token_hash bytea,
  ADD COLUMN trusted_until timestamptz,
  ADD CONSTRAINT trust_has_an_end CHECK ((token_hash IS NULL) = (trusted_until IS NULL));
CREATE INDEX sessions_devices_token ON sessions_devices (token_hash) WHERE token_hash IS NOT NULL;

-- Members of staff who lock an account and jobs that finish a recovery end trust too, and can do nothing else with devices.
GRANT SELECT (main_id, token_hash, trusted_until), UPDATE (token_hash, trusted_until) ON sessions_devices TO pb_admin, pb_worker;

-- Until when a session may not bring coins to the market or out of the exchange: one that began with a QR code.
ALTER TABLE sessions_families ADD COLUMN held_until timestamptz;

-- Tokens from before a step-up (a changed password, a switch of accounts, other sessions ended): whoever has copied them has nothing.
ALTER TABLE sessions_tokens ADD COLUMN retired_at timestamptz;
