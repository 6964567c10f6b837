import { accountList as accountListCall } from '@peerbourse/contract/money/ledger/account-list';
import { correctionList as correctionListCall } from '@peerbourse/contract/money/ledger/correction-list';
import { decideCorrection as decideCorrectionCall } from '@peerbourse/contract/money/ledger/decide-correction';
import { journalDetail as journalDetailCall } from '@peerbourse/contract/money/ledger/journal-detail';
import { postingList as postingListCall } from '@peerbourse/contract/money/ledger/posting-list';
import { powerList as powerListCall } from '@peerbourse/contract/money/ledger/power-list';
import { proposeCorrection as proposeCorrectionCall } from '@peerbourse/contract/money/ledger/propose-correction';
import { reconciliation as reconciliationCall } from '@peerbourse/contract/money/ledger/reconciliation';
import { route } from '#platform/http/serve.ts';
import { correctionList } from './corrections/correction-list.ts';
import { decideCorrection } from './corrections/decide-correction.ts';
import { proposeCorrection } from './corrections/propose-correction.ts';
import { accountList } from './explorer/account-list.ts';
import { journalDetail } from './explorer/journal-detail.ts';
import { postingList } from './explorer/posting-list.ts';
import { powerList } from './explorer/power-list.ts';
import { reconciliation } from './reconciliation/reconciliation.ts';

export const routes = [
  route(accountListCall, accountList),
  route(postingListCall, postingList),
  route(journalDetailCall, journalDetail),
  route(proposeCorrectionCall, proposeCorrection),
  route(decideCorrectionCall, decideCorrection),
  route(correctionListCall, correctionList),
  route(reconciliationCall, reconciliation),
  route(powerListCall, powerList),
];
