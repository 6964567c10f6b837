-- A code that strangers can ask for belongs to the browser that asked for it: guesses of others do not use it up, and codes that others
-- ask for do not end it. Codes that only the owner can ask for belong to no browser ('').
ALTER TABLE secrets_codes ADD COLUMN device_id text NOT NULL DEFAULT '', ADD COLUMN network text NOT NULL DEFAULT '';
DROP INDEX secrets_codes_newest;
CREATE INDEX secrets_codes_newest ON secrets_codes (purpose, target, device_id, id DESC);
