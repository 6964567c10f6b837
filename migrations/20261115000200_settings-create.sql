-- Settings of the installation: one row per key, every version kept. The newest version is the value in force.
CREATE TABLE settings_versions (
  key text NOT NULL,
  version int NOT NULL CHECK (version > 0),
  value jsonb NOT NULL,
  author text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, version)
);
GRANT SELECT ON settings_versions TO pb_api, pb_admin, pb_stream, pb_worker, pb_readonly;
GRANT INSERT ON settings_versions TO pb_admin;
