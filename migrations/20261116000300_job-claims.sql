-- A job that runs is claimed for a while, and its worker renews the claim. A lock would need a transaction that is open for as long as
-- the job runs; the database ends such a transaction after 30 seconds, and it keeps vacuum from its work.
ALTER TABLE platform_jobs
  ADD COLUMN claim uuid,
  ADD COLUMN claimed_until timestamptz,
  ADD CHECK ((claim IS NULL) = (claimed_until IS NULL));
