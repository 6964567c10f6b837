-- Codes that are long over are found and deleted.
CREATE INDEX p2p_ads_share_codes_expiry ON p2p_ads_share_codes (expires_at);
