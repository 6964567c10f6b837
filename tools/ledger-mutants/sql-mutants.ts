/** A mistake in the migration of the ledger: what stands there, and what stands there instead. */
export interface SqlMutant {
  name: string;
  find: string;
  replace: string;
  /** Tried in every run of the tests, not only by the command. */
  isQuick?: true;
}

const definer = 'SECURITY DEFINER SET search_path = public, pg_temp AS $$';

/** Each guard, sign, constraint, lock, trigger and grant of the ledger is taken away in turn. */
export const sqlMutants: readonly SqlMutant[] = [
  { name: 'balances may be below zero', find: ' CONSTRAINT balance_is_not_negative CHECK (balance >= 0)', replace: '' },
  { name: 'too little is not refused', find: 'IF after < 0 THEN', replace: 'IF false THEN' },
  { name: 'spends do not lock', find: 'AND sub_key = p_sub_key FOR UPDATE;', replace: 'AND sub_key = p_sub_key;', isQuick: true },
  { name: 'a credit replaces the balance', find: 'SET balance = row.balance + p_delta', replace: 'SET balance = p_delta' },
  { name: 'a debit adds', find: 'after := coalesce(after, 0) + p_delta;', replace: 'after := coalesce(after, 0) - p_delta;' },
  { name: 'a repeated act goes on', find: '    RETURN false;\n  END IF;\n\n  -- In the order', replace: '  END IF;\n\n  -- In the order' },
  { name: 'a key serves any act', find: 'IF known IS DISTINCT FROM fingerprint THEN', replace: 'IF false THEN', isQuick: true },
  {
    name: 'amounts are not in the fingerprint',
    find: 'jsonb_build_array(account_id, sub_key, amount) ORDER',
    replace: 'jsonb_build_array(account_id, sub_key) ORDER',
  },
  { name: 'the kind is not in the fingerprint', find: 'jsonb_build_array(p_kind, p_key,', replace: 'jsonb_build_array(p_key,' },
  { name: 'the reference is not in the fingerprint', find: 'p_key, p_reference, coalesce(p_ends', replace: 'p_key, coalesce(p_ends' },
  { name: 'the exit is not in the fingerprint', find: "p_hold || '/' || p_exit;", replace: 'p_hold::text;' },
  {
    name: 'balances are locked in any order',
    find: 'GROUP BY 1, 2 ORDER BY 1, 2 LOOP',
    replace: 'GROUP BY 1, 2 ORDER BY random() LOOP',
  },
  { name: 'wallets have parts', find: "IF leg.sub_key <> '' AND ledger_is_wallet(account.purpose) THEN", replace: 'IF false THEN' },
  { name: 'journals may be empty', find: 'IF NOT has_moved THEN', replace: 'IF false THEN' },
  {
    name: 'nobody is told',
    find: 'CREATE CONSTRAINT TRIGGER ledger_journals_tell AFTER INSERT ON ledger_journals\n  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_tell();',
    replace: '',
  },
  {
    name: 'owners are told before the transaction ends',
    find: '::text, true);\n  RETURN true;',
    replace:
      '::text, true);\n  SET CONSTRAINTS ledger_journals_tell IMMEDIATE;\n  SET CONSTRAINTS ledger_journals_tell DEFERRED;\n  RETURN true;',
  },
  {
    name: 'owners are told in any order',
    find: "ORDER BY (value ->> 'owner')::bigint, ordinality LOOP",
    replace: 'ORDER BY random() LOOP',
  },
  {
    name: 'journals need not be balanced',
    find: 'CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings\n  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_journal();',
    replace: '',
    isQuick: true,
  },
  { name: 'one asset makes up for another', find: 'GROUP BY asset HAVING sum(amount) <> 0)', replace: 'HAVING sum(amount) <> 0)' },
  {
    name: 'postings need no journal',
    find: '\n     OR NOT EXISTS (SELECT FROM ledger_journals WHERE id = NEW.journal_id AND at = NEW.at)',
    replace: '',
  },
  {
    name: 'the check at commit looks with the eyes of the caller',
    find: `ledger_check_journal() RETURNS trigger LANGUAGE plpgsql ${definer}`,
    replace: 'ledger_check_journal() RETURNS trigger LANGUAGE plpgsql AS $$',
  },
  {
    name: 'posting finds temporary tables',
    find: `p_leaving bigint DEFAULT NULL\n) RETURNS uuid LANGUAGE plpgsql ${definer}`,
    replace: 'p_leaving bigint DEFAULT NULL\n) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$',
  },
  {
    name: 'ending a hold finds temporary tables',
    find: `p_purposes text[], p_amounts bigint[]\n) RETURNS uuid LANGUAGE plpgsql ${definer}`,
    replace: 'p_purposes text[], p_amounts bigint[]\n) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$',
  },
  {
    name: 'journals can be changed',
    find: 'CREATE TRIGGER ledger_journals_stay BEFORE UPDATE OR DELETE ON ledger_journals FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();',
    replace: '',
  },
  { name: 'postings can be deleted', find: 'BEFORE UPDATE OR DELETE ON ledger_postings', replace: 'BEFORE UPDATE ON ledger_postings' },
  {
    name: 'ends of holds can be changed',
    find: 'BEFORE UPDATE OR DELETE ON ledger_hold_exits',
    replace: 'BEFORE DELETE ON ledger_hold_exits',
  },
  {
    name: 'journals can be emptied',
    find: 'CREATE TRIGGER ledger_journals_whole BEFORE TRUNCATE ON ledger_journals EXECUTE FUNCTION ledger_refuse_change();',
    replace: '',
  },
  {
    name: 'roles may write balances',
    find: 'GRANT SELECT ON ledger_accounts, ledger_balances,',
    replace: 'GRANT SELECT, UPDATE ON ledger_accounts, ledger_balances,',
  },
  { name: 'the api may fold', find: 'ledger_fold TO pb_worker;', replace: 'ledger_fold TO pb_worker, pb_api;' },
  {
    name: 'everybody may write journals',
    find: 'ledger_account_ids, ledger_write, ledger_move_balance,',
    replace: 'ledger_account_ids, ledger_move_balance,',
  },
  { name: 'coins leave by the api', find: "p_purposes && ARRAY['clearing', 'compensation'] OR EXISTS", replace: 'EXISTS' },
  {
    name: 'the api makes coins from fees',
    find: 'GROUP BY asset, purpose HAVING sum(amount) < 0)',
    replace: 'GROUP BY asset, purpose HAVING false)',
  },
  {
    name: 'fees of one asset pay for another',
    find: 'GROUP BY asset, purpose HAVING sum(amount) < 0)',
    replace: 'GROUP BY purpose HAVING sum(amount) < 0)',
  },
  { name: 'the matcher makes coins', find: "session_user IN ('pb_api', 'pb_matcher')", replace: "session_user IN ('pb_api')" },
  {
    name: 'holds are a way out',
    find: '  PERFORM ledger_check_door(array_fill(held.asset, ARRAY[cardinality(p_owners)]), p_purposes, p_amounts);\n',
    replace: '',
  },
  {
    name: 'coins of nobody are set aside',
    find: 'IF p_owner IS NULL OR ledger_is_folded(p_to) THEN',
    replace: 'IF ledger_is_folded(p_to) THEN',
  },
  {
    name: 'coins are set aside where no balance keeps them',
    find: 'IF p_owner IS NULL OR ledger_is_folded(p_to) THEN',
    replace: 'IF p_owner IS NULL THEN',
  },
  { name: 'escrow is entered without a hold', find: "IF 'escrow' = ANY (p_purposes) THEN", replace: 'IF false THEN' },
  {
    name: 'a sale does not look at lots',
    find: 'IF p_is_sale THEN\n    PERFORM ledger_check_lots',
    replace: 'IF false THEN\n    PERFORM ledger_check_lots',
  },
  { name: 'a sale does not lock the wallets', find: 'legs := legs || ledger_wallet_locks(p_owner, p_asset);', replace: 'NULL;' },
  { name: 'a withdrawal does not look at lots', find: 'IF is_new AND p_leaving IS NOT NULL THEN', replace: 'IF false THEN' },
  {
    name: 'a withdrawal does not lock the wallets',
    find: 'IF p_leaving IS NOT NULL THEN\n    legs :=',
    replace: 'IF false THEN\n    legs :=',
  },
  { name: 'lots never end', find: 'AND expires_at > app_now())\n     > (', replace: ')\n     > (' },
  {
    name: 'lots of one asset hold back all',
    find: 'IF (SELECT coalesce(sum(amount), 0) FROM ledger_lots WHERE owner_id = p_owner AND asset = p_asset AND',
    replace: 'IF (SELECT coalesce(sum(amount), 0) FROM ledger_lots WHERE owner_id = p_owner AND',
  },
  { name: 'a lot is given again', find: '\n  ON CONFLICT ON CONSTRAINT lot_is_given_once DO NOTHING;', replace: ';' },
  {
    name: 'a hold ends again',
    find: 'ON CONFLICT (hold_id) DO NOTHING;\n  IF NOT FOUND THEN',
    replace: 'ON CONFLICT (hold_id) DO NOTHING;\n  IF false THEN',
  },
  { name: 'an end gives any amount', find: 'IS DISTINCT FROM held.amount', replace: 'IS NULL' },
  { name: 'an end takes from somebody', find: ' OR EXISTS (SELECT FROM unnest(p_amounts) amount WHERE amount <= 0)', replace: '' },
  {
    name: 'an end that is repeated is refused',
    find: 'IF EXISTS (SELECT FROM ledger_journals WHERE key = p_key AND content',
    replace: 'IF false AND EXISTS (SELECT FROM ledger_journals WHERE key = p_key AND content',
  },
  {
    name: 'a repeated hold has no id',
    find: 'RETURN (SELECT known.id FROM ledger_holds known',
    replace: 'RETURN (SELECT NULL::uuid FROM ledger_holds known',
  },
  { name: 'empty parts stay', find: "IF after = 0 AND p_sub_key <> '' THEN", replace: 'IF false THEN' },
  { name: 'empty wallets lose their row', find: "IF after = 0 AND p_sub_key <> '' THEN", replace: 'IF after = 0 THEN' },
  { name: 'a fold counts what still runs', find: ' AND posting.written_in < horizon) unfolded', replace: ') unfolded' },
  {
    name: 'a fold goes beyond running transactions',
    find: 'horizon xid8 := pg_snapshot_xmin(',
    replace: 'horizon xid8 := pg_snapshot_xmax(',
  },
  { name: 'folds do not wait for each other', find: "  PERFORM pg_advisory_xact_lock(hashtext('ledger_fold'));\n", replace: '' },
  {
    name: 'a fold forgets the one before',
    find: 'SET balance = fold.balance + excluded.balance',
    replace: 'SET balance = excluded.balance',
  },
  {
    name: 'the view counts the folded twice',
    find: "AND posting.written_in >= coalesce(fold.folded_to, '0'::xid8)), 0)",
    replace: '), 0)',
  },
  {
    name: 'fees have a row that all wait for',
    find: "SELECT p_purpose IN ('fee', 'compensation', 'clearing', 'dust')",
    replace: "SELECT p_purpose IN ('compensation', 'clearing', 'dust')",
    isQuick: true,
  },
  {
    name: 'the first one makes the accounts of the house',
    find: "SELECT coin, purpose FROM reference_coins, unnest(ARRAY['escrow', 'fee', 'compensation', 'clearing', 'dust'])",
    replace: "SELECT coin, purpose FROM reference_coins, unnest(ARRAY['escrow'])",
  },
  {
    name: 'postings are numbered in advance',
    find: 'CREATE SEQUENCE ledger_posting_ids AS bigint;',
    replace: 'CREATE SEQUENCE ledger_posting_ids AS bigint CACHE 20;',
  },
  { name: 'the ledger has a clock of its own', find: 'moment timestamptz := app_now();', replace: 'moment timestamptz := now();' },
  { name: 'far months have no place', find: 'CREATE TABLE ledger_postings_other PARTITION OF ledger_postings DEFAULT;', replace: '' },
  { name: 'people have fee accounts', find: "ELSE purpose IN ('spot', 'otc'", replace: "ELSE purpose IN ('fee', 'spot', 'otc'" },
];
