-- Pictures of articles and banners: operators send them, nobody owns them, everybody may see them, and they are kept for good,
-- because an older version of a text may be shown again.
ALTER TABLE files_stored
  DROP CONSTRAINT files_stored_purpose_check,
  DROP CONSTRAINT files_stored_retention_check,
  ADD CONSTRAINT files_stored_purpose_check
    CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie', 'content-picture')),
  ADD CONSTRAINT files_stored_retention_check CHECK (retention IN ('identity', 'for-good')),
  -- What everybody may see is nobody's, and the other way round: no picture of a person can become public by its row.
  ADD CONSTRAINT content_picture_is_nobodys CHECK ((purpose = 'content-picture') = (retention = 'for-good')
    AND (purpose <> 'content-picture' OR account_id IS NULL));

GRANT INSERT ON files_stored TO pb_admin;
