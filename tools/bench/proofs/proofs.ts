import { parseArgs } from 'node:util';
import { buildRound } from '../../../apps/server/src/modules/p2p/proofs/build-round.ts';
import { sha256 } from '../../../apps/server/src/modules/p2p/proofs/escrow-tree.ts';
import { orderProof } from '../../../apps/server/src/modules/p2p/proofs/order-proof.ts';
import { checkSignature, signerOf } from '../../../apps/server/src/modules/p2p/receipts/signing-key.ts';
import { makeLog } from '../../../apps/server/src/platform/log.ts';
import type { AccountId, OrderNo } from '../../../packages/contract/src/ids.ts';
import { checkEscrowProof, proofFile } from '../../../packages/rules/src/proofs/escrow-proof.ts';
import { round } from '../../load/drive.ts';
import { report } from '../../load/report.ts';
import { type OrderBench, openOrderBench } from '../p2p-orders/grounds.ts';
import { spread } from '../pairs.ts';

const aimSeconds = 10;
const proofs = 200;

/** `npm run -s bench -- proofs`: a whole round of escrow with very many open orders, and what one proof takes. `--orders`, `--rounds` */
export async function proofsOfEscrow(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { orders: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '5' } },
  });
  const [orders, rounds] = [Number(values.orders), Number(values.rounds)];
  const bench = await openOrderBench();
  try {
    await fillEscrow(bench, orders);
    const { seconds, longestPauseMs } = await measureRounds(bench, rounds);
    const proofMs = await measureProofs(bench);
    const times = spread(seconds);
    report(
      {
        name: 'proofs-round',
        what: `a signed round of ${orders.toLocaleString('en')} open orders: read, hashed, compared and stored`,
        figure: `${times.median} s (${times.least} to ${times.most}), the worker held up for ${longestPauseMs} ms at most; ${proofs} proofs held, ${proofMs} ms each`,
        aim: `<= ${aimSeconds} s`,
        isReached: times.most <= aimSeconds,
        details: { orders, rounds, seconds, longestPauseMs, proofMs },
      },
      args.length === 0,
    );
  } finally {
    await bench.close();
  }
}

/** Copies of one order, past all triggers, each with its part of escrow. */
async function fillEscrow({ pgbench, superuser }: OrderBench, orders: number): Promise<void> {
  await pgbench('place', { clients: 1, limit: ['-t', '1'] });
  const { rows } = await superuser.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'p2p_orders_orders' AND table_schema = 'public'
       AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'order_no', 'hold_id')`,
  );
  const names = rows.map(({ name }) => name).join(', ');
  const client = await superuser.connect();
  await client.query(`SET session_replication_role = replica`);
  await client.query(
    `INSERT INTO p2p_orders_orders (order_no, hold_id, ${names})
     SELECT (1000000000000000000 + n * 80000000000007)::text, gen_random_uuid(), ${names}
     FROM (SELECT * FROM p2p_orders_orders LIMIT 1) given, generate_series(1, $1::bigint) n`,
    [orders - 1],
  );
  await client.query(
    `INSERT INTO ledger_balances (account_id, sub_key, balance)
     SELECT account.id, order_no, quantity + seller_fee FROM p2p_orders_orders JOIN ledger_accounts account ON asset = coin AND purpose = 'escrow'
     ON CONFLICT DO NOTHING`,
  );
  await client.query('ANALYZE p2p_orders_orders, ledger_balances');
  client.release();
}

/** How long a round takes, and how long nothing else could run meanwhile. */
async function measureRounds({ pools, config, query }: OrderBench, count: number) {
  const seconds: number[] = [];
  let [longestPauseMs, last] = [0, performance.now()];
  const watch = setInterval(() => {
    longestPauseMs = Math.max(longestPauseMs, Math.round(performance.now() - last));
    last = performance.now();
  }, 1);
  for (let at = 0; at < count; at++) {
    const began = performance.now();
    await buildRound({ db: pools.worker, config, log: makeLog('error', 'worker') });
    seconds.push(round((performance.now() - began) / 1_000, 2));
  }
  clearInterval(watch);
  const [{ signed }] = (await query<{ signed: number }>('SELECT count(signature)::int AS signed FROM proofs_rounds')) as [
    { signed: number },
  ];
  if (signed !== count) throw new Error(`${signed} of ${count} rounds were signed`);
  return { seconds, longestPauseMs };
}

/** Every proof has to hold. */
async function measureProofs({ pools, config, query }: OrderBench): Promise<number> {
  const drawn = await query<{ orderNo: OrderNo; accountId: AccountId }>(
    `SELECT order_no AS "orderNo", buyer_id::text AS "accountId" FROM p2p_orders_orders ORDER BY md5(order_no) LIMIT $1`,
    [proofs],
  );
  const { publicKey: x } = signerOf(config);
  let ms = 0;
  for (const { orderNo, accountId } of drawn) {
    const began = performance.now();
    const found = await orderProof({ db: pools.api, config, actor: { accountId } } as never, { orderNo }, undefined);
    ms += performance.now() - began;
    const { kind } = await checkEscrowProof(proofFile(found), { keyOf: () => ({ x }), checkSignature, digest: sha256 });
    if (kind !== 'proven') throw new Error(`the proof of order ${orderNo} is ${kind}`);
  }
  return round(ms / drawn.length, 1);
}
