-- Operators are told when a job has not succeeded for long, also one that has failed from its first run on: it counts from its registration.
-- It is about processes, so it goes by the machine's time as claims do.
ALTER TABLE platform_jobs ADD COLUMN last_success_at timestamptz NOT NULL DEFAULT clock_timestamp();
