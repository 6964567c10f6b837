-- Hidden ads are watched like listed ones: whoever has their code takes them at a price that is still one.
CREATE INDEX p2p_ads_ads_hidden ON p2p_ads_ads (coin, fiat) WHERE is_hidden AND state = 'online';
