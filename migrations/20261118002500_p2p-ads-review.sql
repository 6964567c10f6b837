-- An ad waits for staff while nobody has checked it, while its words differ from those that were checked, while its owner has moved its price
-- far from the reference since, and while it has a picture that nobody has judged. Other changes do not bring it back. Why it waits follows
-- from its row alone, so a trigger keeps its place in the queue, whoever writes.
ALTER TABLE p2p_ads_ads
  -- As they were when staff last looked; null before that.
  ADD COLUMN checked_remark text,
  ADD COLUMN checked_auto_reply text,
  ADD COLUMN checked_distance_ppm int,
  -- What the filter says about the words; null until it was asked.
  ADD COLUMN words_finding text CHECK (words_finding IN ('fine', 'doubtful', 'forbidden')),
  -- How far the price lay from the reference when it was saved, in millionths of it, rounded up; null until it was measured.
  ADD COLUMN price_distance_ppm int CHECK (price_distance_ppm >= 0),
  ADD COLUMN has_new_picture boolean NOT NULL DEFAULT false,
  ADD COLUMN is_first_of_owner boolean NOT NULL DEFAULT false,
  -- Place 1 is the greatest risk. Both are null unless the ad waits.
  ADD COLUMN review_place smallint,
  ADD COLUMN review_since timestamptz,
  ADD CONSTRAINT review_has_a_beginning CHECK ((review_place IS NULL) = (review_since IS NULL));

-- A price further away than this is an outlier.
CREATE FUNCTION p2p_ads_outlier_ppm() RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT 50000 $$;

-- Why an ad waits, the greatest risk first; none when it does not. A price that staff have seen as an outlier counts again when it is
-- further away.
CREATE FUNCTION p2p_ads_review_reasons(ad p2p_ads_ads) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN ad.state = 'deleted' OR ad.taken_down_for IS NOT NULL THEN '{}' ELSE array_remove(ARRAY[
    CASE WHEN has_new_words AND ad.words_finding = 'forbidden' THEN 'forbidden-words' END,
    CASE WHEN has_new_words AND ad.words_finding = 'doubtful' THEN 'doubtful-words' END,
    CASE WHEN ad.price_distance_ppm > greatest(p2p_ads_outlier_ppm(), ad.checked_distance_ppm) THEN 'price' END,
    CASE WHEN ad.checked_version = 0 AND ad.is_first_of_owner THEN 'first-ad' END,
    CASE WHEN ad.checked_version > 0 AND has_new_words THEN 'changed-words' END,
    CASE WHEN ad.has_new_picture THEN 'new-picture' END,
    CASE WHEN ad.checked_version = 0 AND NOT ad.is_first_of_owner THEN 'new-ad' END], NULL) END
  FROM (SELECT (ad.remark, ad.auto_reply) IS DISTINCT FROM (ad.checked_remark, ad.checked_auto_reply) AS has_new_words) words
$$;

CREATE FUNCTION p2p_ads_review_place(ad p2p_ads_ads) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT array_position(ARRAY['forbidden-words', 'doubtful-words', 'price', 'first-ad', 'changed-words', 'new-picture', 'new-ad'],
    (p2p_ads_review_reasons(ad))[1])::smallint
$$;

-- What is there already. Prices of the past were not measured: those that follow the reference say how far they are, a fixed one that was
-- checked is as it was then, and the others are measured by the worker.
UPDATE p2p_ads_ads ad SET
  has_new_picture = EXISTS (SELECT FROM p2p_ads_pictures picture WHERE picture.ad_id = ad.id AND picture.state = 'waiting'),
  is_first_of_owner = NOT EXISTS (SELECT FROM p2p_ads_ads earlier WHERE earlier.account_id = ad.account_id AND earlier.id < ad.id),
  price_distance_ppm = abs(ad.premium_ppm);
UPDATE p2p_ads_ads ad SET
  checked_remark = coalesce(seen.remark, ad.remark),
  checked_auto_reply = coalesce(seen.auto_reply, ad.auto_reply),
  price_distance_ppm = CASE WHEN later.is_same THEN coalesce(ad.price_distance_ppm, 0) ELSE ad.price_distance_ppm END,
  checked_distance_ppm = CASE WHEN later.is_same THEN coalesce(ad.price_distance_ppm, 0) END
FROM p2p_ads_ads checked
LEFT JOIN LATERAL (
  SELECT remark, auto_reply FROM p2p_ads_edits WHERE ad_id = checked.id AND act <> 'open' AND version <= checked.checked_version
  ORDER BY id DESC LIMIT 1) seen ON true
CROSS JOIN LATERAL (
  SELECT NOT EXISTS (SELECT FROM p2p_ads_edits WHERE ad_id = checked.id AND act <> 'open' AND version > checked.checked_version) AS is_same) later
WHERE checked.id = ad.id AND ad.checked_version > 0;
UPDATE p2p_ads_ads ad SET review_place = p2p_ads_review_place(ad), review_since = ad.changed_at WHERE p2p_ads_review_place(ad) IS NOT NULL;

-- One ad of each owner is their first, also after it is deleted.
CREATE UNIQUE INDEX p2p_ads_ads_first ON p2p_ads_ads (account_id) WHERE is_first_of_owner;
CREATE INDEX p2p_ads_ads_review ON p2p_ads_ads (review_place, review_since, ad_no) WHERE review_place IS NOT NULL;
CREATE INDEX p2p_ads_ads_unjudged ON p2p_ads_ads (id) WHERE (words_finding IS NULL OR price_distance_ppm IS NULL) AND state <> 'deleted';
DROP INDEX p2p_ads_ads_waiting;

-- A judgement goes with the words or the price that it was about, and what is checked is what stands there at that moment.
CREATE FUNCTION p2p_ads_review() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_first_of_owner := NOT EXISTS (SELECT FROM p2p_ads_ads WHERE account_id = NEW.account_id AND is_first_of_owner);
  ELSE
    IF (NEW.remark, NEW.auto_reply) <> (OLD.remark, OLD.auto_reply) THEN
      NEW.words_finding := NULL;
    END IF;
    IF (NEW.fixed_price, NEW.premium_ppm) IS DISTINCT FROM (OLD.fixed_price, OLD.premium_ppm) THEN
      NEW.price_distance_ppm := NULL;
    END IF;
    IF NEW.checked_version <> OLD.checked_version THEN
      NEW.checked_remark := NEW.remark;
      NEW.checked_auto_reply := NEW.auto_reply;
      NEW.checked_distance_ppm := NEW.price_distance_ppm;
    END IF;
  END IF;
  NEW.review_place := p2p_ads_review_place(NEW);
  NEW.review_since := CASE
    WHEN NEW.review_place IS NULL THEN NULL
    WHEN TG_OP = 'UPDATE' THEN coalesce(OLD.review_since, app_now())
    ELSE NEW.created_at END;
  RETURN NEW;
END $$;
-- Orders write to ads as well, but to nothing that this depends on.
CREATE TRIGGER p2p_ads_review BEFORE INSERT OR UPDATE OF state, taken_down_for, remark, auto_reply, fixed_price, premium_ppm, checked_version,
  checked_remark, checked_auto_reply, checked_distance_ppm, words_finding, price_distance_ppm, has_new_picture, is_first_of_owner, review_place, review_since
  ON p2p_ads_ads FOR EACH ROW EXECUTE FUNCTION p2p_ads_review();

CREATE FUNCTION p2p_ads_note_pictures() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE p2p_ads_ads ad SET has_new_picture = EXISTS (
    SELECT FROM p2p_ads_pictures picture WHERE picture.ad_id = ad.id AND picture.state = 'waiting')
  WHERE ad.id = coalesce(NEW.ad_id, OLD.ad_id);
  RETURN NULL;
END $$;
CREATE TRIGGER p2p_ads_note_pictures AFTER INSERT OR DELETE OR UPDATE OF state ON p2p_ads_pictures
  FOR EACH ROW EXECUTE FUNCTION p2p_ads_note_pictures();
REVOKE ALL ON FUNCTION p2p_ads_review, p2p_ads_note_pictures FROM public;

GRANT UPDATE (words_finding, price_distance_ppm) ON p2p_ads_ads TO pb_api, pb_worker;
