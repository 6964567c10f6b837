-- Every currency of P2P has a price: so far only those that amounts are shown in had one. A reference price of P2P is the
-- coin in USDT times USDT in the currency.
INSERT INTO rates_pairs (pair, base, quote, shown_decimals, sort)
SELECT 'usdt_' || lower(fiat), 'USDT', fiat,
  CASE WHEN fiat IN ('UZS', 'COP') THEN 0 WHEN fiat IN ('UAH', 'EGP', 'NGN', 'INR', 'KZT', 'MXN', 'ARS') THEN 2 ELSE 4 END, 1000 + sort
FROM reference_fiats WHERE NOT is_display;
