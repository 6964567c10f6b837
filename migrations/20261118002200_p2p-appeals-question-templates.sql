-- A question of staff by its template is read by both people in their own language; words of staff stand beside it or are empty.
ALTER TABLE p2p_appeals_requests ADD COLUMN template text CHECK (template ~ '^[a-z-]{2,40}$');
GRANT INSERT (template) ON p2p_appeals_requests TO pb_admin;
GRANT SELECT (template) ON p2p_appeals_requests TO pb_readonly;
