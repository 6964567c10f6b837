import type { CallOutput } from '@peerbourse/contract/call';
import type { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';

/** One's own P2P profile, as its owner sees it. */
export type MyTrader = CallOutput<typeof myProfile>;
