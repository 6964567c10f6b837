-- Names that are plain words, such as "Bank transfer (Japan)", are shown to readers in their own language. The name stays for mails, files
-- and staff. Templates that came with a release get their wording unless somebody has renamed them: what operators wrote stays as it is.
ALTER TABLE p2p_paymethods_templates
  ADD COLUMN wording text CHECK (wording IN ('bank_transfer', 'bank_card', 'wire_transfer', 'ach_transfer', 'in_country'));

-- No version before this one had a wording.
UPDATE p2p_paymethods_template_versions SET content = content || '{"wording": null}';

CREATE TEMPORARY TABLE worded ON COMMIT DROP AS
SELECT template.id, named.wording FROM p2p_paymethods_templates template JOIN (VALUES
  ('bank-card-cn', 'Bank card (China)', 'bank_card'),
  ('fps-hk', 'FPS (Hong Kong)', 'in_country'),
  ('bank-transfer-tw', 'Bank transfer (Taiwan)', 'bank_transfer'),
  ('bank-transfer-kr', 'Bank transfer (Korea)', 'bank_transfer'),
  ('bank-transfer-jp', 'Bank transfer (Japan)', 'bank_transfer'),
  ('bank-transfer-vn', 'Bank transfer (Vietnam)', 'bank_transfer'),
  ('bank-transfer-th', 'Bank transfer (Thailand)', 'bank_transfer'),
  ('google-pay-in', 'Google Pay (India)', 'in_country'),
  ('elixir', 'Elixir (Poland)', 'in_country'),
  ('iban-ua', 'Bank transfer (Ukraine)', 'bank_transfer'),
  ('iban-kz', 'Bank transfer (Kazakhstan)', 'bank_transfer'),
  ('ach', 'ACH bank transfer', 'ach_transfer'),
  ('fedwire', 'Wire transfer (US)', 'wire_transfer'),
  ('eft-ca', 'Bank transfer (Canada)', 'bank_transfer'),
  ('mercado-pago-br', 'Mercado Pago (Brazil)', 'in_country'),
  ('mercado-pago-mx', 'Mercado Pago (Mexico)', 'in_country'),
  ('mercado-pago-ar', 'Mercado Pago (Argentina)', 'in_country'),
  ('bank-transfer-ar', 'Bank transfer (Argentina)', 'bank_transfer'),
  ('bank-transfer-ae', 'Bank transfer (UAE)', 'bank_transfer'),
  ('bank-transfer-sa', 'Bank transfer (Saudi Arabia)', 'bank_transfer'),
  ('instapay-eg', 'InstaPay (Egypt)', 'in_country'),
  ('etisalat-cash', 'e& money (Egypt)', 'in_country'),
  ('iban-eg', 'Bank transfer (Egypt)', 'bank_transfer'),
  ('bank-transfer-ng', 'Bank transfer (Nigeria)', 'bank_transfer')
) AS named (code, name, wording) ON named.code = template.code AND named.name = template.name
WHERE template.id < 1000 AND cardinality(template.countries) = 1;

UPDATE p2p_paymethods_templates template SET wording = worded.wording, version = version + 1 FROM worded WHERE worded.id = template.id;

-- A version like every other; it asks for nothing else, so saved accounts stay as they are.
INSERT INTO p2p_paymethods_template_versions (template_id, version, content, author)
SELECT template.id, template.version, before.content || jsonb_build_object('wording', template.wording), 'initial content'
FROM p2p_paymethods_templates template JOIN worded USING (id)
JOIN p2p_paymethods_template_versions before ON before.template_id = template.id AND before.version = template.version - 1;

CREATE OR REPLACE VIEW p2p_paymethods_kinds AS
SELECT id, name, icon, rail, settle_minutes,
  CASE WHEN wording IS NOT NULL THEN jsonb_build_object('text', wording, 'country', countries[1]) END AS wording
FROM p2p_paymethods_templates;
