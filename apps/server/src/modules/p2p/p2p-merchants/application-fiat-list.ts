import type { applicationFiatList as call } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-list';
import { accountOf } from '#modules/identity/accounts/index.ts';
import { p2pFiats } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { depositOf, usdtText } from './deposit/deposit.rules.ts';
import { depositTerms } from './deposit/deposit-terms.ts';

export const applicationFiatList: Handler<typeof call> = async ({ db, actor }) => {
  const [account, fiats, terms] = await Promise.all([accountOf(db, actor.accountId), p2pFiats(db), depositTerms(db)]);
  return { fiats: fiats.map(({ fiat }) => ({ fiatCode: fiat, deposit: usdtText(depositOf(terms, fiat, account?.areaId ?? '')) })) };
};
