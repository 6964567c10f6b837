-- The largest export is named like every other maximum.
UPDATE settings_versions SET key = 'exports.maxRows' WHERE key = 'exports.mostRows';
UPDATE settings_owners SET key = 'exports.maxRows' WHERE key = 'exports.mostRows';
UPDATE settings_proposals SET key = 'exports.maxRows' WHERE key = 'exports.mostRows';
