import { clientOf } from './from-environment.ts';

/** What the account has, wallet by wallet. Needs the scope `read`. */
const client = clientOf(process.env);
const { coins } = await client.assets.coinBalances();
for (const { coin, spot, otc, aside } of coins) console.log(`${coin}  spot ${spot}  P2P ${otc}  set aside ${aside}`);
