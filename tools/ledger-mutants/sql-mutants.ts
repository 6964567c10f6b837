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
  { name: 'wallets have parts', find: "IF leg.sub_key <> '' AND account.is_wallet THEN", replace: 'IF false THEN' },
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
    find: 'GROUP BY key ORDER BY key COLLATE "C"\n    ON CONFLICT',
    replace: 'GROUP BY key ORDER BY random()\n    ON CONFLICT',
  },
  {
    name: 'journals need not be balanced',
    find: 'CREATE CONSTRAINT TRIGGER ledger_journals_balance AFTER INSERT ON ledger_journals\n  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_journal();',
    replace: '',
    isQuick: true,
  },
  { name: 'one asset makes up for another', find: 'GROUP BY asset HAVING sum(amount) <> 0)', replace: 'HAVING sum(amount) <> 0)' },
  {
    name: 'postings need no journal',
    find: 'IF NOT EXISTS (SELECT FROM ledger_journals WHERE id = NEW.journal_id AND at = NEW.at AND written_in = pg_current_xact_id()) THEN',
    replace: 'IF false THEN',
    isQuick: true,
  },
  { name: 'a later posting joins a journal', find: ' AND written_in = pg_current_xact_id()) THEN', replace: ') THEN' },
  {
    name: 'a journal may be empty when it is checked',
    find: 'IF NOT EXISTS (SELECT FROM ledger_postings WHERE journal_id = NEW.id AND at = NEW.at)\n     OR EXISTS',
    replace: 'IF EXISTS',
  },
  {
    name: 'sets need no power',
    find: "  IF FOUND THEN\n    RAISE EXCEPTION '% may not write a journal of kind %: %'",
    replace: "  IF false THEN\n    RAISE EXCEPTION '% may not write a journal of kind %: %'",
  },
  {
    name: 'sets are written one by one, too',
    find: ' AND to_purpose = taking.purpose AND NOT in_sets',
    replace: ' AND to_purpose = taking.purpose',
  },
  { name: 'sets take what is not there', find: 'coalesce(balance, 0) + leg.amount < 0 LIMIT 1', replace: 'false LIMIT 1' },
  { name: 'sets lock in any order', find: 'ORDER BY kept.account_id, kept.sub_key FOR UPDATE)', replace: 'ORDER BY random() FOR UPDATE)' },
  { name: 'a repeated set is written again', find: 'RETURN NULL;\n  END IF;\n  IF legs', replace: 'END IF;\n  IF legs' },
  { name: 'coins of others count as own', find: 'OVER (PARTITION BY owner_id, asset) = 0', replace: 'OVER (PARTITION BY asset) = 0' },
  { name: 'owners of sets are not told', find: '  PERFORM ledger_leave_word(journal, p_kind, moment);\n', replace: '' },
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
  {
    name: 'a power of one role is one of all',
    find: 'AND (role = writer OR writer = current_user))) THEN',
    replace: ')) THEN',
    isQuick: true,
  },
  { name: 'the owner of the tables has no powers', find: 'OR writer = current_user))) THEN', replace: '))) THEN' },
  { name: 'a kind is as good as another', find: 'WHERE power.kind = p_kind AND from_purpose', replace: 'WHERE from_purpose' },
  { name: 'coins come from anywhere', find: 'AND from_purpose = giving.purpose AND', replace: 'AND' },
  { name: 'coins go anywhere', find: 'AND to_purpose = taking.purpose AND NOT in_sets\n', replace: 'AND NOT in_sets\n' },
  {
    name: 'coins go to anybody',
    find: "WHEN taking.owner_id = coalesce(giving.owner_id, p_source) THEN 'owner'",
    replace: "WHEN taking.owner_id IS NOT NULL THEN 'owner'",
  },
  { name: 'everybody is named by a hold', find: 'WHEN taking.owner_id = ANY (p_named) THEN', replace: 'WHEN p_source IS NOT NULL THEN' },
  {
    name: 'one asset hides the way of another',
    find: 'ON taking.asset = giving.asset AND giving.amount < 0',
    replace: 'ON taking.asset = giving.asset AND giving.asset = p_assets[1] AND giving.amount < 0',
  },
  {
    name: 'moves need no power',
    find: "  PERFORM ledger_check_powers(p_kind, p_owners, p_assets, p_purposes, p_amounts, NULL, '{}');\n",
    replace: '',
  },
  {
    name: 'holds need no power',
    find: '  PERFORM ledger_check_powers(\n    p_kind, ARRAY[p_owner, p_to_owner], ARRAY[p_asset, p_asset], ARRAY[p_from, p_to], ARRAY[-p_amount, p_amount], NULL, p_receivers);\n',
    replace: '',
  },
  {
    name: 'holds are a way out',
    find: '-held.amount || p_amounts, source.owner_id, held.receivers)',
    replace: '0 * held.amount || p_amounts, source.owner_id, held.receivers)',
  },
  {
    name: 'nobody says who wrote a journal',
    find: 'p_reference, fingerprint, moment, ledger_writer())',
    replace: 'p_reference, fingerprint, moment, NULL)',
  },
  {
    name: 'coins of nobody are set aside',
    find: 'IF p_owner IS NULL OR (SELECT is_folded FROM ledger_purposes WHERE purpose = p_to) THEN',
    replace: 'IF (SELECT is_folded FROM ledger_purposes WHERE purpose = p_to) THEN',
  },
  {
    name: 'coins are set aside where no balance keeps them',
    find: 'IF p_owner IS NULL OR (SELECT is_folded FROM ledger_purposes WHERE purpose = p_to) THEN',
    replace: 'IF p_owner IS NULL THEN',
  },
  { name: 'one member of staff is enough', find: 'IF correction.proposed_by = p_decider OR (', replace: 'IF (' },
  { name: 'anybody of the staff approves', find: "id = p_decider AND 'approver' = ANY (roles)", replace: 'id = p_decider' },
  {
    name: 'who is suspended still approves',
    find: "FROM staff_members WHERE state = 'active'\n      AND",
    replace: 'FROM staff_members WHERE',
  },
  {
    name: 'a correction is carried out after its week',
    find: "AND state = 'open' AND expires_at > app_now()\n      AND wallet",
    replace: "AND state = 'open'\n      AND wallet",
  },
  {
    name: 'corrections reach coins set aside',
    find: '      AND wallet IN (SELECT purpose FROM ledger_purposes WHERE is_wallet)\n',
    replace: '',
  },
  {
    name: 'the console writes journals of corrections',
    find: 'REVOKE UPDATE (journal_id) ON ledger_corrections FROM pb_admin;',
    replace: '',
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
  {
    name: 'lots never end',
    find: 'p_owner AND expires_at > app_now()\n    UNION ALL',
    replace: 'p_owner\n    UNION ALL',
  },
  {
    name: 'nobody has lots',
    find: 'IF NOT ledger_has_lots(p_owner) THEN\n    RETURN;',
    replace: 'IF true THEN\n    RETURN;',
    isQuick: true,
  },
  {
    name: 'lots of one asset hold back all',
    find: 'coalesce(sum(units) FILTER (WHERE asset = p_asset), 0)',
    replace: 'coalesce(min(units), 0)',
  },
  {
    name: 'coins of other assets are as good as those of a lot',
    find: 'coalesce(sum(units) FILTER (WHERE asset = p_asset), 0)',
    replace: 'coalesce(sum(units), 0)',
  },
  { name: 'what was traded away may leave', find: 'IF NOT is_any_short THEN', replace: 'IF true THEN', isQuick: true },
  { name: 'what covers too little covers all', find: 'IF surplus < 0 OR NOT is_covered THEN', replace: 'IF NOT is_covered THEN' },
  { name: 'what has no price is not missing', find: 'IF surplus < 0 OR NOT is_covered THEN', replace: 'IF surplus < 0 THEN' },
  { name: 'all of a coin is free that covers another', find: 'RETURN least(own, div(surplus, own_value));', replace: 'RETURN own;' },
  { name: 'a part of a unit is free', find: 'div(surplus, own_value)', replace: 'ceil(surplus / own_value)' },
  { name: 'prices never grow old', find: 'at >= app_now() - make_interval', replace: 'at <= app_now() + make_interval' },
  { name: 'a price is old at once', find: 'ORDER BY version DESC LIMIT 1), 60))', replace: 'ORDER BY version DESC LIMIT 1), 0))' },
  { name: 'units of all coins weigh the same', find: " * ('1e-' || scale)::numeric AS value", replace: ' AS value' },
  {
    name: 'orders of a market take coins away',
    find: "SET stays = true WHERE is_wallet OR purpose = 'order-hold'",
    replace: 'SET stays = true WHERE is_wallet',
  },
  {
    name: 'coins that are offered stay',
    find: "SET stays = true WHERE is_wallet OR purpose = 'order-hold'",
    replace: "SET stays = true WHERE is_wallet OR purpose IN ('order-hold', 'ad-reserve')",
  },
  {
    name: 'what lies in orders can be withdrawn',
    find: '(SELECT coalesce(sum(balance), 0) FROM ledger_wallet_balances WHERE owner_id = p_owner AND asset = p_asset),',
    replace: '9000000000000000000,',
  },
  {
    name: 'who takes two coins out locks each by itself',
    find: '(asset = p_asset AND is_wallet OR stays AND (SELECT ledger_has_lots(p_owner)))',
    replace: 'asset = p_asset AND is_wallet',
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
    name: 'journals come into days that are closed',
    find: ' OR EXISTS (SELECT FROM ledger_days WHERE day >= ledger_day_of(NEW.at))',
    replace: '',
  },
  {
    name: 'days before the closed ones are open',
    find: 'WHERE day >= ledger_day_of(NEW.at)',
    replace: 'WHERE day = ledger_day_of(NEW.at)',
  },
  { name: 'an act takes as long as it likes', find: 'clock_timestamp() - now() > ledger_longest_act() OR ', replace: '' },
  {
    name: 'a day is closed while somebody writes into it',
    find: 'IF pg_snapshot_xmin(pg_current_snapshot()) < next.over_by THEN',
    replace: 'IF false THEN',
    isQuick: true,
  },
  {
    name: 'a day is closed before it is over',
    find: ' OR ledger_day_begins(next.day + 1) + ledger_longest_act() > app_now()',
    replace: '',
  },
  { name: 'days are closed by two at once', find: "  PERFORM pg_advisory_xact_lock(hashtext('ledger_close_day'));\n", replace: '' },
  { name: 'a closing forgets the one before', find: 'coalesce(before.balance, 0) + units\n', replace: 'units\n' },
  { name: 'a closing counts the days after it', find: ' AND at < ledger_day_begins(next.day + 1) GROUP', replace: ' GROUP' },
  {
    name: 'a closing counts the days before it twice',
    find: 'WHERE at >= ledger_day_begins(next.day) AND at <',
    replace: 'WHERE at <',
  },
  {
    name: 'closings can be changed',
    find: 'BEFORE UPDATE OR DELETE ON ledger_closings',
    replace: 'BEFORE DELETE ON ledger_closings',
  },
  { name: 'closed days can be opened', find: 'WHEN (OLD.closed_at IS NOT NULL)', replace: 'WHEN (false)' },
  { name: 'the api may close days', find: 'ledger_close_day TO pb_worker;', replace: 'ledger_close_day TO pb_worker, pb_api;' },
  {
    name: 'fees have a row that all wait for',
    find: "(10, 'fee', 'house', true, false)",
    replace: "(10, 'fee', 'house', false, false)",
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
  {
    name: 'people have accounts of the house',
    find: 'ADD CONSTRAINT purpose_fits_owner FOREIGN KEY (purpose, owner_kind) REFERENCES ledger_purposes (purpose, owner)',
    replace: 'ADD CONSTRAINT purpose_fits_owner FOREIGN KEY (purpose) REFERENCES ledger_purposes',
  },
];
