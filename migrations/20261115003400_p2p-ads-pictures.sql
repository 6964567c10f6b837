-- Pictures of ads. What a picture says no filter reads, so others see it only after staff have looked at it.
ALTER TABLE files_stored
  DROP CONSTRAINT files_stored_purpose_check,
  DROP CONSTRAINT files_stored_retention_check,
  ADD CONSTRAINT files_stored_purpose_check
    CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie', 'content-picture', 'export', 'ad-picture')),
  ADD CONSTRAINT files_stored_retention_check CHECK (retention IN ('identity', 'for-good', 'week', 'named'));

CREATE TABLE p2p_ads_pictures (
  ad_id bigint NOT NULL REFERENCES p2p_ads_ads (id),
  file_id text NOT NULL UNIQUE REFERENCES files_stored (file_id),
  place smallint NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'shown', 'refused')),
  added_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (ad_id, file_id)
);
CREATE INDEX p2p_ads_pictures_waiting ON p2p_ads_pictures (added_at) WHERE state = 'waiting';

GRANT SELECT, INSERT, DELETE ON p2p_ads_pictures TO pb_api;
GRANT UPDATE (place) ON p2p_ads_pictures TO pb_api;
GRANT SELECT ON p2p_ads_pictures TO pb_admin, pb_worker, pb_readonly;
GRANT DELETE ON p2p_ads_pictures TO pb_worker;
GRANT UPDATE (attached_at) ON files_stored TO pb_worker;
GRANT UPDATE (state) ON p2p_ads_pictures TO pb_admin;
