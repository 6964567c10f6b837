-- Coins of a maker's quote set, one part for each market. They are still their owner's, so they stay when others leave.
INSERT INTO ledger_purposes (place, purpose, owner, is_folded, is_wallet, stays) VALUES (15, 'quote', 'customer', false, false, true);
