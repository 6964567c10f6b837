import { p2pSettings } from '@peerbourse/contract/p2p/p2p-config/p2p-settings';
import { sharedQueryOf } from '#base/api/query.ts';

export const p2pSettingsQuery = sharedQueryOf(p2pSettings, {}, { staleMs: 300_000, meta: { log: "Can't get the P2P configuration" } });
