-- Values that are encrypted with an older key are re-encrypted by the worker, so that the key can be removed. It gets the columns
-- that this takes and nothing else of their rows; what it could do already is not repeated here.
GRANT UPDATE (private_key) ON sealing_keys TO pb_worker;
GRANT UPDATE (key_id) ON files_stored TO pb_worker;
GRANT UPDATE (document_number, document_mark) ON verification_cases TO pb_worker;
GRANT UPDATE (account_mark) ON p2p_paymethods_methods TO pb_worker;
GRANT SELECT (template_id, version, content) ON p2p_paymethods_template_versions TO pb_worker;
GRANT SELECT (staff_id, totp_secret), UPDATE (totp_secret) ON staff_members TO pb_worker;
GRANT SELECT (invitation_no, totp_secret), UPDATE (totp_secret) ON staff_invitations TO pb_worker;

-- Which key the password of a member is peppered with; the hash itself is not for the worker.
CREATE VIEW staff_password_keys AS SELECT split_part(password_hash, '$', 1) AS key_id FROM staff_members WHERE password_hash IS NOT NULL;
GRANT SELECT ON staff_password_keys TO pb_worker;

-- The job looks for older keys every minute; where rows are many it must not read them all.
CREATE INDEX secrets_credentials_totp_key ON secrets_credentials (split_part(totp_secret, '.', 1)) WHERE totp_secret IS NOT NULL;
CREATE INDEX files_stored_wrapping_key ON files_stored (split_part(wrapped_key, '.', 1)) WHERE wrapped_key IS NOT NULL;
CREATE INDEX verification_cases_number_key ON verification_cases (split_part(document_number, '.', 1));
CREATE INDEX p2p_paymethods_methods_values_key ON p2p_paymethods_methods (split_part(closed_values, '.', 1));
CREATE INDEX messages_outgoing_values_key ON messages_outgoing (split_part(closed_values, '.', 1)) WHERE closed_values IS NOT NULL;
