import type { AccountId } from '../../../packages/contract/src/ids.ts';
import type { Query } from '../harness-database.ts';
import { feePpm } from './ad-market.ts';

interface Look {
  odd: string;
  offered: string;
  aside: string;
  frozen: string;
  held: string;
  shown: string;
  listed: string;
}

/** What the ads of a seller say and what the ledger holds for them, in one glance: all of it is of one moment. */
export async function lookAtAds(query: Query, sellerId: AccountId): Promise<string[]> {
  const [look] = await query<Look>(
    `SELECT count(*) FILTER (WHERE quantity <> remaining + frozen + executed + returned)::text AS odd,
       coalesce(sum(remaining + reserved_fee), 0)::text AS offered, coalesce(sum(frozen), 0)::text AS frozen,
       coalesce(sum(1 + cardinality(template_ids)) FILTER (WHERE p2p_ads_is_listed(ad)), 0)::text AS shown,
       (SELECT count(*) FROM p2p_ads_listed listed JOIN p2p_ads_ads own ON own.id = listed.ad_id WHERE own.account_id = $1)::text AS listed,
       (SELECT coalesce(sum(balance), 0) FROM ledger_accounts JOIN ledger_balances ON account_id = id
        WHERE owner_id = $1 AND purpose = 'ad-reserve')::text AS aside,
       (SELECT coalesce(sum(hold.amount), 0) FROM ledger_holds hold JOIN ledger_accounts source ON source.id = hold.source_id
        WHERE source.owner_id = $1 AND NOT EXISTS (SELECT FROM ledger_hold_exits WHERE hold_id = hold.id))::text AS held
     FROM p2p_ads_ads ad WHERE account_id = $1 AND side = 'sell'`,
    [sellerId],
  );
  return look ? problemsOf(look) : [];
}

function problemsOf({ odd, offered, aside, frozen, held, shown, listed }: Look): string[] {
  const fees = BigInt(held) - BigInt(frozen);
  const maxFees = (BigInt(frozen) * feePpm) / 1_000_000n;
  return [
    ...(odd === '0' ? [] : [`the parts of ${odd} ads do not add up`]),
    ...(offered === aside ? [] : [`ads offer ${offered}, and ${aside} are aside`]),
    ...(fees >= 0n && fees <= maxFees ? [] : [`orders hold ${frozen}, and ${held} are in escrow`]),
    ...(shown === listed ? [] : [`ads have ${shown} rows in the list, and ${listed} are there`]),
  ];
}
