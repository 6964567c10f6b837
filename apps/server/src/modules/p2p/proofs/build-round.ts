import { type EscrowRound, noRound, type RoundAsset, roundFormat } from '@peerbourse/rules/proofs/escrow-round';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { coinsInEscrow, type EscrowPart } from '#modules/money/ledger/index.ts';
import { businessNow, coinsOfOpenOrders, type OpenCoins } from '#modules/p2p/p2p-orders/index.ts';
import { installationOf, publishKey, signerOf } from '#modules/p2p/receipts/index.ts';
import { snapshot, type Tx, transaction } from '#platform/db/transaction.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { type EscrowTree, escrowTree } from './escrow-tree.ts';
import { dropGroups, insertGroup, insertRound, lockRounds, newestRound } from './round.table.ts';

type Runtime = Pick<RoleRuntime, 'db' | 'config' | 'log'>;

/** Everything in escrow at one moment becomes a round. Quiet minutes have one too: it says that nothing is missing now. */
export async function buildRound({ db, config, log }: Runtime): Promise<void> {
  const seen = await snapshot(db, lookAtEscrow);
  const problems = problemsOf(seen);
  const isBalanced = problems.length === 0;
  metrics.escrowUnbalanced.set(isBalanced ? 0 : 1);
  if (!isBalanced) log.error({ problems }, 'the coins in escrow are not those of open orders');
  const trees = await treesOf(seen.parts, (orderNo) => config.keys.hmac('escrow-salts', orderNo));
  const facts = {
    format: roundFormat,
    installation: await installationOf(db, config),
    at: seen.at.toISOString(),
    state: isBalanced ? 'balanced' : 'unbalanced',
    assets: Object.fromEntries([...trees].map(([asset, tree]) => [asset, assetView(tree)])),
  } as const;
  const added = await transaction(db, (tx) => addRound(tx, { config, facts, trees, at: seen.at }));
  if (added) log.info(added, 'round of escrow');
}

interface Seen {
  parts: readonly EscrowPart[];
  owed: readonly OpenCoins[];
  at: Date;
}

async function lookAtEscrow(tx: Tx): Promise<Seen> {
  return { parts: await coinsInEscrow(tx), owed: await coinsOfOpenOrders(tx), at: await businessNow(tx) };
}

/** Coins whose escrow is not what open orders say: by how many orders and by how many units. */
function problemsOf({ parts, owed }: Seen): string[] {
  const kept = new Map<string, OpenCoins>();
  for (const { asset: coin, balance } of parts) {
    const { orders, units } = kept.get(coin) ?? { orders: 0, units: 0n };
    kept.set(coin, { coin, orders: orders + 1, units: units + balance });
  }
  const expected = new Map(owed.map((row) => [row.coin, row]));
  const text = (row: OpenCoins | undefined) => `${row?.units ?? 0n} units of ${row?.orders ?? 0} orders`;
  return [...new Set([...kept.keys(), ...expected.keys()])]
    .filter((coin) => text(kept.get(coin)) !== text(expected.get(coin)))
    .map((coin) => `${coin}: ${text(kept.get(coin))} in escrow, ${text(expected.get(coin))} in open orders`);
}

interface ScaledTree extends EscrowTree {
  scale: number;
}

async function treesOf(parts: readonly EscrowPart[], saltOf: (orderNo: string) => Uint8Array): Promise<Map<string, ScaledTree>> {
  const trees = new Map<string, ScaledTree>();
  for (const [asset, own] of Map.groupBy(parts, (part) => part.asset)) {
    const leafOf = ({ subKey: orderNo, balance: amount }: EscrowPart) => ({ asset, orderNo, salt: saltOf(orderNo), amount });
    trees.set(asset, { ...(await escrowTree(own, leafOf)), scale: own[0]?.scale ?? 0 });
  }
  return trees;
}

function assetView({ groups, root, scale }: ScaledTree): RoundAsset {
  const leaves = groups.reduce((count, group) => count + group.leaves.length, 0);
  return { leaves, root: Buffer.from(root.hash).toString('hex'), sum: String(root.sum), scale };
}

interface NewRound {
  config: Runtime['config'];
  facts: Omit<EscrowRound, 'roundNo' | 'previous'>;
  trees: ReadonlyMap<string, EscrowTree>;
  at: Date;
}

/** Of two that were built at once, the one that saw less has nothing to add. */
async function addRound(tx: Tx, { config, facts, trees, at }: NewRound): Promise<{ roundNo: number; body: string } | undefined> {
  await lockRounds(tx);
  const newest = await newestRound(tx);
  if (newest && newest.at >= at) return undefined;
  const roundNo = (newest?.roundNo ?? 0) + 1;
  const body = canonicalJson({ ...facts, roundNo, previous: newest?.hash ?? noRound });
  if (facts.state === 'unbalanced') {
    await insertRound(tx, { roundNo, at, body, keyId: null, signature: null });
    return { roundNo, body };
  }
  const signer = signerOf(config);
  await publishKey(tx, signer);
  await insertRound(tx, { roundNo, at, body, keyId: signer.keyId, signature: signer.sign(body) });
  for (const { groups } of trees.values()) for (const group of groups) await insertGroup(tx, roundNo, group);
  await dropGroups(tx, roundNo);
  return { roundNo, body };
}
