import { type CustomerFacts, type EventPage, type LookedAt, readEvents, readFacts } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

/** Ads and when they were published or changed. */
export const customerFacts: CustomerFacts = { area: 'ads', roles: ['reader', 'decider', 'risk', 'auditor'], facts, events };

function facts(db: Db, { accountId, userId }: LookedAt) {
  return readFacts(
    db,
    sql`
      SELECT 'ads' AS list, 'ad' AS kind, active_at AS at, NULL::timestamptz AS until,
        jsonb_build_object('adNo', ad_no, 'side', side, 'coin', ads.coin, 'fiat', ads.fiat, 'state', state, 'hidden', nullif(array_to_string(hidden_reasons, ', '), ''),
          'takenDown', taken_down_for, 'remaining', trim_scale(remaining * ('1e-' || coin.scale)::numeric)::text) AS values,
        state IN ('online', 'offline', 'editing') AS is_open, 'ads' AS link_to, ${userId}::text AS link_id
      FROM p2p_ads_ads ads JOIN reference_coins coin ON coin.coin = ads.coin
      WHERE account_id = ${accountId} ORDER BY is_open DESC, ads.id DESC LIMIT 15`,
  );
}

function events(db: Db, { accountId, userId }: LookedAt, page: EventPage) {
  return readEvents(
    db,
    sql`
      SELECT edit.at, 'p2p-ads:' || edit.id AS key, 'ad-' || edit.act AS kind,
        jsonb_build_object('adNo', ad_no, 'side', side, 'coin', coin, 'fiat', fiat, 'version', edit.version) AS values,
        'ads' AS link_to, ${userId}::text AS link_id
      FROM p2p_ads_ads ads JOIN p2p_ads_edits edit ON edit.ad_id = ads.id WHERE account_id = ${accountId}`,
    page,
  );
}
