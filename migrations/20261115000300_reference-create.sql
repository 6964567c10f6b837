-- Coins, fiats and countries: what the exchange speaks of. Amounts are int8 in units of 10^-scale of the asset.
CREATE TABLE reference_coins (
  coin text PRIMARY KEY CHECK (coin ~ '^[A-Z0-9]{2,12}$'),
  name text NOT NULL,
  scale smallint NOT NULL CHECK (scale BETWEEN 0 AND 8),
  -- The whole supply must fit into int8 with room for sums.
  supply numeric NOT NULL CHECK (supply > 0),
  sort int NOT NULL,
  CONSTRAINT supply_fits CHECK (supply * power(10::numeric, scale) < power(2::numeric, 62))
);

CREATE TABLE reference_countries (
  country text PRIMARY KEY CHECK (country ~ '^[A-Z]{2}$'),
  dial_code text NOT NULL,
  may_register boolean NOT NULL DEFAULT true
);

CREATE TABLE reference_fiats (
  fiat text PRIMARY KEY CHECK (fiat ~ '^[A-Z]{3}$'),
  symbol text NOT NULL,
  decimals smallint NOT NULL CHECK (decimals IN (0, 2)),
  country text NOT NULL,
  is_display boolean NOT NULL,
  sort int NOT NULL
);

GRANT SELECT ON reference_coins, reference_countries, reference_fiats TO pb_api, pb_admin, pb_stream, pb_matcher, pb_worker, pb_readonly;

INSERT INTO reference_coins (coin, name, scale, supply, sort) VALUES
  ('USDT', 'Tether', 6, 400000000000, 10),
  ('BTC', 'Bitcoin', 8, 21000000, 20),
  ('ETH', 'Ethereum', 8, 200000000, 30),
  ('SOL', 'Solana', 8, 1000000000, 40),
  ('XRP', 'XRP', 6, 100000000000, 50),
  ('BNB', 'BNB', 8, 200000000, 60),
  ('USDC', 'USD Coin', 6, 400000000000, 70),
  ('DOGE', 'Dogecoin', 6, 300000000000, 80),
  ('TON', 'Toncoin', 8, 6000000000, 90),
  ('TRX', 'TRON', 6, 200000000000, 100);

INSERT INTO reference_fiats (fiat, symbol, decimals, country, is_display, sort) VALUES
  ('USD', '$', 2, 'US', true, 10), ('KRW', '₩', 0, 'KR', true, 20), ('JPY', '¥', 0, 'JP', true, 30),
  ('VND', '₫', 0, 'VN', true, 40), ('RUB', '₽', 2, 'RU', true, 50), ('EUR', '€', 2, 'EU', true, 60),
  ('TRY', '₺', 2, 'TR', true, 70), ('CNY', 'CN¥', 2, 'CN', true, 80), ('TWD', 'NT$', 2, 'TW', true, 90),
  ('IDR', 'Rp', 2, 'ID', true, 100), ('PHP', '₱', 2, 'PH', true, 110), ('HKD', 'HK$', 2, 'HK', true, 120),
  ('THB', '฿', 2, 'TH', true, 130),
  ('GBP', '£', 2, 'GB', false, 140), ('CAD', 'CA$', 2, 'CA', false, 150), ('BRL', 'R$', 2, 'BR', false, 160),
  ('PLN', 'zł', 2, 'PL', false, 170), ('UAH', '₴', 2, 'UA', false, 180), ('UZS', 'soʻm', 2, 'UZ', false, 190),
  ('AED', 'AED', 2, 'AE', false, 200), ('SAR', 'SAR', 2, 'SA', false, 210), ('EGP', 'E£', 2, 'EG', false, 220),
  ('NGN', '₦', 2, 'NG', false, 230), ('INR', '₹', 2, 'IN', false, 240), ('KZT', '₸', 2, 'KZ', false, 250),
  ('MXN', 'MX$', 2, 'MX', false, 260), ('ARS', 'AR$', 2, 'AR', false, 270), ('COP', 'CO$', 2, 'CO', false, 280);
