-- QR codes to pay to: a picture that a payment method holds among its values. Files are kept while a method or an open order shows them.
ALTER TABLE files_stored
  DROP CONSTRAINT files_stored_purpose_check,
  ADD CONSTRAINT files_stored_purpose_check
    CHECK (purpose IN ('identity-front', 'identity-back', 'identity-selfie', 'recovery-selfie', 'content-picture', 'export', 'ad-picture',
      'chat-picture', 'chat-video', 'video-part', 'paymethod-picture'));

-- Which method has which picture; one that was replaced waits here until no order shows it any more.
CREATE TABLE p2p_paymethods_pictures (
  file_id text PRIMARY KEY REFERENCES files_stored (file_id),
  method_no text NOT NULL REFERENCES p2p_paymethods_methods (method_no),
  replaced_at timestamptz
);
CREATE INDEX p2p_paymethods_pictures_method ON p2p_paymethods_pictures (method_no);
CREATE INDEX p2p_paymethods_pictures_replaced ON p2p_paymethods_pictures (replaced_at) WHERE replaced_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE (replaced_at) ON p2p_paymethods_pictures TO pb_api;
GRANT SELECT, UPDATE (replaced_at), DELETE ON p2p_paymethods_pictures TO pb_worker;
GRANT SELECT ON p2p_paymethods_pictures TO pb_readonly;

-- The picture of an order's method, beside its encrypted values: whoever cleans up has no key.
ALTER TABLE p2p_orders_methods ADD COLUMN picture_id text REFERENCES files_stored (file_id);
GRANT INSERT (picture_id) ON p2p_orders_methods TO pb_api;
CREATE INDEX p2p_orders_methods_picture ON p2p_orders_methods (picture_id) WHERE picture_id IS NOT NULL;
-- Pictures that open orders show, and cancelled ones that may still go on.
CREATE VIEW p2p_orders_shown_pictures AS
SELECT method.picture_id AS file_id FROM p2p_orders_methods method JOIN p2p_orders_orders trade USING (order_no)
WHERE method.picture_id IS NOT NULL AND (trade.status IN (0, 1, 2) OR trade.claim_by > app_now());
GRANT SELECT ON p2p_orders_shown_pictures TO pb_worker;
