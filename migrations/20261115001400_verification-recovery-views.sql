-- Whoever decides about a lost second factor sees a selfie beside the approved documents. Such an opening is a view like any other:
-- it is written down here and counts against the same allowance. Without approved documents it names the recovery alone.
ALTER TABLE verification_views ALTER COLUMN case_id DROP NOT NULL;
ALTER TABLE verification_views ADD COLUMN recovery_no text REFERENCES recoveries_cases (case_no);
ALTER TABLE verification_views ADD CONSTRAINT verification_views_of CHECK (num_nonnulls(case_id, recovery_no) > 0);
CREATE INDEX verification_views_recovery ON verification_views (recovery_no, staff_id) WHERE recovery_no IS NOT NULL;
