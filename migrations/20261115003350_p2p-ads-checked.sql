-- The version of an ad that staff have looked at and found nothing wrong with; what changed since waits for them.
ALTER TABLE p2p_ads_ads ADD COLUMN checked_version int NOT NULL DEFAULT 0;
GRANT UPDATE (checked_version) ON p2p_ads_ads TO pb_admin;
