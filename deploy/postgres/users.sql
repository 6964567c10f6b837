-- The database users with their passwords, from the environment. A second run sets the passwords of today.
-- A user without a password here (pb_readonly) cannot log in over the network.
\set ON_ERROR_STOP on
\getenv owner DB_OWNER_PASSWORD
\getenv api DB_API_PASSWORD
\getenv admin DB_ADMIN_PASSWORD
\getenv stream DB_STREAM_PASSWORD
\getenv worker DB_WORKER_PASSWORD
\getenv matcher DB_MATCHER_PASSWORD
\getenv metrics DB_METRICS_PASSWORD
\getenv backup DB_BACKUP_PASSWORD
\getenv replica DB_REPLICA_PASSWORD

-- Passwords never reach the server's log.
SET log_statement = 'none';
SET log_min_error_statement = 'panic';
SET log_min_duration_statement = -1;
SET password_encryption = 'scram-sha-256';

SELECT format('CREATE ROLE %I LOGIN', name)
FROM unnest(ARRAY['pb_owner', 'pb_api', 'pb_admin', 'pb_stream', 'pb_matcher', 'pb_worker', 'pb_readonly']) AS name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name)
\gexec

ALTER ROLE pb_owner PASSWORD :'owner';
ALTER ROLE pb_api PASSWORD :'api';
ALTER ROLE pb_admin PASSWORD :'admin';
ALTER ROLE pb_stream PASSWORD :'stream';
ALTER ROLE pb_worker PASSWORD :'worker';
ALTER ROLE pb_matcher PASSWORD :'matcher';

-- The exporter of statistics: it sees the server's figures and owns, reads and writes no table.
SELECT 'CREATE ROLE pb_metrics' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pb_metrics')
\gexec

ALTER ROLE pb_metrics LOGIN INHERIT CONNECTION LIMIT 5 PASSWORD :'metrics';
ALTER ROLE pb_metrics SET default_transaction_read_only = on;
ALTER ROLE pb_metrics SET statement_timeout = '5s';
GRANT pg_monitor TO pb_metrics;

-- Who takes backups: may begin and end one, and owns, reads and writes no table. The files themselves are read beside the server.
SELECT 'CREATE ROLE pb_backup' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pb_backup')
\gexec

ALTER ROLE pb_backup LOGIN INHERIT CONNECTION LIMIT 5 PASSWORD :'backup';
GRANT pg_read_all_settings, pg_checkpoint TO pb_backup;
GRANT EXECUTE ON FUNCTION pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_create_restore_point(text), pg_switch_wal() TO pb_backup;

-- The standby copies everything as this one, and can ask for nothing else.
SELECT 'CREATE ROLE pb_replica' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'pb_replica')
\gexec

ALTER ROLE pb_replica LOGIN REPLICATION CONNECTION LIMIT 5 PASSWORD :'replica';
