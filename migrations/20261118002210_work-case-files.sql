-- Who works on a case of any queue, and what members tell each other about it. A case is its queue and its number there.
CREATE TABLE work_claims (
  queue text NOT NULL CHECK (length(queue) <= 61),
  number text NOT NULL CHECK (length(number) BETWEEN 1 AND 40),
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  claimed_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (queue, number)
);
CREATE INDEX work_claims_old ON work_claims (claimed_at);

-- Notes are added and never changed; a job erases them after a year.
CREATE TABLE work_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  note_no text NOT NULL UNIQUE CHECK (note_no ~ '^[1-9]\d{17,18}$'),
  queue text NOT NULL CHECK (length(queue) <= 61),
  number text NOT NULL CHECK (length(number) BETWEEN 1 AND 40),
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  -- Encrypted.
  closed_text text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX work_notes_case ON work_notes (queue, number, id DESC);
CREATE INDEX work_notes_old ON work_notes (written_at);
CREATE INDEX work_notes_text_key ON work_notes (split_part(closed_text, '.', 1));

CREATE TABLE work_mentions (
  note_id bigint NOT NULL REFERENCES work_notes (id) ON DELETE CASCADE,
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  seen_at timestamptz,
  PRIMARY KEY (note_id, staff_id)
);
CREATE INDEX work_mentions_unseen ON work_mentions (staff_id) WHERE seen_at IS NULL;

GRANT SELECT, INSERT (queue, number, staff_id), UPDATE (staff_id, claimed_at), DELETE ON work_claims TO pb_admin;
GRANT SELECT, INSERT (note_no, queue, number, staff_id, closed_text) ON work_notes TO pb_admin;
GRANT SELECT, INSERT (note_id, staff_id), UPDATE (seen_at) ON work_mentions TO pb_admin;
GRANT SELECT, DELETE ON work_claims TO pb_worker;
GRANT SELECT, UPDATE (closed_text), DELETE ON work_notes TO pb_worker;
GRANT SELECT (id, note_no, queue, number, staff_id, written_at) ON work_notes TO pb_readonly;
