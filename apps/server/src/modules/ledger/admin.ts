import { accountList as accountListCall } from '@peerbourse/contract/ledger/account-list';
import { correctionList as correctionListCall } from '@peerbourse/contract/ledger/correction-list';
import { decideCorrection as decideCorrectionCall } from '@peerbourse/contract/ledger/decide-correction';
import { journalDetail as journalDetailCall } from '@peerbourse/contract/ledger/journal-detail';
import { postingList as postingListCall } from '@peerbourse/contract/ledger/posting-list';
import { proposeCorrection as proposeCorrectionCall } from '@peerbourse/contract/ledger/propose-correction';
import { reconciliation as reconciliationCall } from '@peerbourse/contract/ledger/reconciliation';
import { route } from '#platform/http/serve.ts';
import { correctionList } from './corrections/correction-list.ts';
import { decideCorrection } from './corrections/decide-correction.ts';
import { proposeCorrection } from './corrections/propose-correction.ts';
import { accountList } from './explorer/account-list.ts';
import { journalDetail } from './explorer/journal-detail.ts';
import { postingList } from './explorer/posting-list.ts';
import { reconciliation } from './reconciliation/reconciliation.ts';

export const routes = [
  route(accountListCall, accountList),
  route(postingListCall, postingList),
  route(journalDetailCall, journalDetail),
  route(proposeCorrectionCall, proposeCorrection),
  route(decideCorrectionCall, decideCorrection),
  route(correctionListCall, correctionList),
  route(reconciliationCall, reconciliation),
];
