-- Somebody saw how far the price of an ad is from the reference and wants it all the same. It counts for a few minutes, so one row for each ad is enough.

CREATE TABLE p2p_prices_confirmations (
  account_id bigint NOT NULL REFERENCES accounts_users,
  ad_no text NOT NULL CHECK (ad_no ~ '^[1-9][0-9]{17,18}$'),
  -- Currency for one coin, in units of 10^-8. Nobody has checked it against an ad, so it may be any size.
  price numeric NOT NULL CHECK (price > 0),
  confirmed_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (account_id, ad_no)
);
CREATE INDEX p2p_prices_confirmations_age ON p2p_prices_confirmations (confirmed_at);

GRANT SELECT, INSERT (account_id, ad_no, price), UPDATE (price, confirmed_at) ON p2p_prices_confirmations TO pb_api;
GRANT SELECT (confirmed_at), DELETE ON p2p_prices_confirmations TO pb_worker;

INSERT INTO settings_owners (key, role, needs_two) VALUES ('p2p-prices.warning', 'risk', true);
