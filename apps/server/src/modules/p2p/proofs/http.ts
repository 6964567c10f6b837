import { orderProof as orderProofCall } from '@peerbourse/contract/p2p/proofs/order-proof';
import { reputationStatement as reputationStatementCall } from '@peerbourse/contract/p2p/proofs/reputation-statement';
import { roundLog as roundLogCall } from '@peerbourse/contract/p2p/proofs/round-log';
import { route } from '#platform/http/serve.ts';
import { orderProof } from './order-proof.ts';
import { reputationStatement } from './reputation-statement.ts';
import { roundLog } from './round-log.ts';

export const routes = [
  route(orderProofCall, orderProof),
  route(roundLogCall, roundLog),
  route(reputationStatementCall, reputationStatement),
];
