-- Whoever acts is told what became of it. To ask afterwards is dearer than to act: every month is a table of its own, and a query that
-- joins postings is planned over all of them each time. In a function the moment is known first, and one month is looked at.

-- As ledger_post, with the caller's rights. Answers the legs as they were written, those of the first time when the same act was done before.
CREATE FUNCTION ledger_post_told(
  p_kind text, p_key text, p_reference text,
  p_owners bigint[], p_assets text[], p_purposes text[], p_sub_keys text[], p_amounts bigint[], p_leaving bigint DEFAULT NULL
) RETURNS TABLE (journal_id uuid, at timestamptz, amount bigint, balance_after bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE journal ledger_journals%ROWTYPE;
BEGIN
  PERFORM ledger_post(p_kind, p_key, p_reference, p_owners, p_assets, p_purposes, p_sub_keys, p_amounts, p_leaving);
  SELECT * INTO STRICT journal FROM ledger_journals WHERE key = p_key;
  RETURN QUERY
    SELECT journal.id, journal.at, posting.amount, posting.balance_after FROM ledger_postings posting
    WHERE posting.journal_id = journal.id AND posting.at = journal.at;
END $$;

REVOKE ALL ON FUNCTION ledger_post_told FROM public;
GRANT EXECUTE ON FUNCTION ledger_post_told TO pb_api;
