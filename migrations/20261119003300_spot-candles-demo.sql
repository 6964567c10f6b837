-- Candles that a demonstration has made up, so that nobody takes them for trades. What is traded on top of one leaves the mark.
ALTER TABLE spot_candles ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
CREATE INDEX spot_candles_demo ON spot_candles (symbol, minutes, begins_at) WHERE is_demo;
