-- Pictures that the two people of a case send as evidence, for both sides and staff or for staff alone. Nothing is changed or removed;
-- the chain of the order keeps the SHA-256 of each.
ALTER TABLE files_stored
  DROP CONSTRAINT files_stored_purpose_check,
  ADD CONSTRAINT files_stored_purpose_check
    CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie', 'content-picture', 'export', 'ad-picture',
      'chat-picture', 'chat-video', 'video-part', 'paymethod-picture', 'appeal-picture')),
  DROP CONSTRAINT only_chats_have_likenesses,
  ADD CONSTRAINT only_proofs_have_likenesses CHECK (likeness IS NULL OR purpose IN ('chat-picture', 'appeal-picture'));

CREATE TABLE p2p_appeals_evidence (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  evidence_no text NOT NULL UNIQUE CHECK (evidence_no ~ '^[1-9]\d{17,18}$'),
  case_id bigint NOT NULL REFERENCES p2p_appeals_cases,
  side text NOT NULL CHECK (side IN ('buyer', 'seller')),
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{2,40}$'),
  -- The other side learns that it is there, and no more.
  is_for_staff boolean NOT NULL,
  file_id text NOT NULL UNIQUE REFERENCES files_stored (file_id),
  -- The quarters of its likeness, as of proofs in chats.
  bands int[] NOT NULL,
  -- It was evidence in another order, too; told to staff only.
  is_used_before boolean NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX p2p_appeals_evidence_case ON p2p_appeals_evidence (case_id, id);
CREATE INDEX p2p_appeals_evidence_bands ON p2p_appeals_evidence USING gin (bands);

-- Answers the SHA-256 of the picture; null when this side has sent ten, and an empty text when something names the picture already.
CREATE FUNCTION p2p_appeals_add_evidence(p_evidence_no text, p_order text, p_account bigint, p_kind text, p_is_for_staff boolean, p_file text,
  p_bands int[], p_is_used_before boolean) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE found_case p2p_appeals_cases; my_side text; mark text;
BEGIN
  SELECT * INTO found_case FROM p2p_appeals_cases
    WHERE order_no = p_order AND closed_at IS NULL AND p_account IN (buyer_id, seller_id) FOR NO KEY UPDATE;
  SELECT encode(sha256, 'hex') INTO mark FROM files_stored
    WHERE file_id = p_file AND account_id = p_account AND purpose = 'appeal-picture' AND deleted_at IS NULL;
  IF found_case.id IS NULL OR mark IS NULL THEN
    RAISE EXCEPTION 'only the people of an open case add own pictures to it' USING ERRCODE = 'PB009';
  END IF;
  my_side := CASE p_account WHEN found_case.buyer_id THEN 'buyer' ELSE 'seller' END;
  IF (SELECT count(*) FROM p2p_appeals_evidence WHERE case_id = found_case.id AND side = my_side) >= 10 THEN
    RETURN NULL;
  END IF;
  INSERT INTO p2p_appeals_evidence (evidence_no, case_id, side, kind, is_for_staff, file_id, bands, is_used_before)
    VALUES (p_evidence_no, found_case.id, my_side, p_kind, p_is_for_staff, p_file, p_bands, p_is_used_before)
    ON CONFLICT (file_id) DO NOTHING;
  RETURN CASE WHEN FOUND THEN mark ELSE '' END;
END $$;

REVOKE ALL ON FUNCTION p2p_appeals_add_evidence FROM public;
GRANT EXECUTE ON FUNCTION p2p_appeals_add_evidence TO pb_api;
GRANT SELECT ON p2p_appeals_evidence TO pb_api, pb_admin, pb_worker;
GRANT SELECT (id, evidence_no, case_id, side, kind, is_for_staff, is_used_before, sent_at) ON p2p_appeals_evidence TO pb_readonly;
