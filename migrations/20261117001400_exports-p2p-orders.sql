-- Orders of the P2P market can be taken home as a file too: the same queue, with a quota of its own.
ALTER TABLE exports_jobs
  DROP CONSTRAINT exports_jobs_subject_check,
  ADD CONSTRAINT exports_jobs_subject_check CHECK (subject IN ('asset-history', 'p2p-orders'));
