-- The limit of what one member may bring into the house's inventory, or take out of it, is money: two members change it.
INSERT INTO settings_owners (key, role, needs_two) VALUES ('ledger.inventoryLimitUsdt', 'risk', true);
