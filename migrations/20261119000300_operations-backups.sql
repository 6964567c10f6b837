-- What came of every backup and of every restore that was tried. The worker tells Prometheus from it, so it survives whoever took the backup.
-- It is about the machine, so it goes by the machine's time.
CREATE TABLE operations_backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('backup', 'drill')),
  repository text NOT NULL CHECK (repository IN ('near', 'far')),
  is_good boolean NOT NULL,
  details jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX operations_backups_newest ON operations_backups (kind, repository, at DESC);

GRANT SELECT, INSERT ON operations_backups TO pb_worker;
