type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** Kinds of journals that tests write to try the ledger itself; the exchange has no such acts, or others may write them. */
const labKinds = [
  'ad-hold',
  'contract',
  'credit',
  'debit',
  'fee',
  'gift',
  'hold',
  'hold-refund',
  'hold-release',
  'hold-split',
  'p2p-ad',
  'p2p-ad-back',
  'p2p-hold',
  'p2p-payment',
  'p2p-refund',
  'p2p-release',
  'p2p-split',
  'payment',
  'payout',
  'risk',
  'something-new',
  'spot-hold',
  'spot-trade',
  'test-hold',
  'transfer',
  'withdrawal',
];

/**
 * Powers of a ledger in a laboratory: the worker writes any way of these kinds, the api all that make no coins. For tests of the
 * ledger's own promises; tests of what the exchange does run with its own powers.
 */
export async function allowLabKinds(query: Ask): Promise<void> {
  await query(
    `INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver)
     SELECT role, kind, giving.purpose, taking.purpose, receiver
     FROM unnest('{pb_api,pb_worker}'::text[]) role, unnest($1::text[]) kind, ledger_purposes giving, ledger_purposes taking,
       unnest('{owner,named,anybody,house}'::text[]) receiver
     WHERE (receiver = 'house') = (taking.owner = 'house')
       AND (role = 'pb_worker' OR NOT giving.is_folded AND giving.purpose <> 'inventory' AND taking.purpose NOT IN ('clearing', 'compensation', 'opening'))
     ON CONFLICT DO NOTHING`,
    [labKinds],
  );
}

/** One way between two accounts of an owner, for a kind of journal that only a test writes. */
export async function allowWay(query: Ask, kind: string, from: string, to: string): Promise<void> {
  await query(`INSERT INTO ledger_powers VALUES ('pb_owner', $1, $2, $3, 'owner') ON CONFLICT DO NOTHING`, [kind, from, to]);
}
