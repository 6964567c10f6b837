import { orderProof } from '@peerbourse/contract/p2p/proofs/order-proof';
import { reputationStatement } from '@peerbourse/contract/p2p/proofs/reputation-statement';
import { roundLog } from '@peerbourse/contract/p2p/proofs/round-log';
import { receiptKeys } from '@peerbourse/contract/p2p/receipts/receipt-keys';
import { type EscrowProof, proofFile } from '@peerbourse/rules/proofs/escrow-proof';
import { noRound, roundFormat } from '@peerbourse/rules/proofs/escrow-round';
import { leafBytes, nodeBytes } from '@peerbourse/rules/proofs/sum-tree';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { readReputationFile } from '@peerbourse/rules/receipts/reputation';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { done, openPage, refused, type SentRequest } from '#testing/open-page.tsx';

const orderNo = '104857600123451837';

/** What the browser was given to keep. */
const saved: Array<{ name: string; blob: Blob }> = [];
let newest: Blob;
beforeEach(() => {
  URL.createObjectURL = (blob) => {
    newest = blob as Blob;
    return 'blob:kept';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: newest });
  });
});

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface Signed {
  body: string;
  keyId: string;
  signature: string;
}

let pair: CryptoKeyPair;
let x: string;
let proof: EscrowProof;
let round: Signed;

async function signed(facts: object): Promise<Signed> {
  const body = canonicalJson(facts as never);
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(body)));
  return { body, keyId: 'ours', signature: base64url(signature) };
}

/** The order with 100 USDT, and another one with 25 beside it. */
beforeAll(async () => {
  pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  x = (await crypto.subtle.exportKey('jwk', pair.publicKey)).x as string;
  const salt = new Uint8Array(32).fill(7);
  const leaf = { hash: await sha256(leafBytes({ asset: 'USDT', orderNo, salt, amount: 100_000_000n })), sum: 100_000_000n };
  const beside = { hash: new Uint8Array(32).fill(9), sum: 25_000_000n };
  const root = hexOf(await sha256(nodeBytes(beside, leaf)));
  proof = {
    asset: 'USDT',
    orderNo,
    salt: hexOf(salt),
    amount: '100000000',
    path: [{ side: 'left', hash: hexOf(beside.hash), sum: '25000000' }],
  };
  round = await signed({
    format: roundFormat,
    installation: { name: 'Peerbourse', origin: 'https://example.test' },
    roundNo: 1_234,
    at: '2026-11-18T12:03:00.000Z',
    state: 'balanced',
    previous: noRound,
    assets: { USDT: { leaves: 2, root, sum: '125000000', scale: 6 } },
  });
});

const asked = (sent: readonly SentRequest[]) => sent.filter(({ path }) => path === roundLog.path).map(({ body }) => body);
const logged = (more: object = {}) => ({ roundNo: 1_234, hash: noRound, ...round, ...more });

describe('the page that verifies proofs of escrow', () => {
  function open(rounds: readonly object[] = [logged()]) {
    const keys = [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'ours', alg: 'EdDSA', use: 'sig', from: '2026-11-18T00:00:00.000Z', to: null }];
    return openPage({
      texts: ['proofs', 'receipts'],
      part: async () => (await import('./verify-escrow-screen.tsx')).VerifyEscrowScreen,
      answer: ({ path, body }) => {
        if (path === receiptKeys.path) return done(path, { keys });
        if (path !== roundLog.path) return undefined;
        const { upTo } = body as { upTo?: number };
        return done(path, { rounds, upTo: upTo === undefined ? 1_224 : null });
      },
    });
  }

  async function paste(text: string): Promise<void> {
    fireEvent.change(await screen.findByLabelText('Or paste the text of the proof'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  }

  it('R4.20 uses proofs/round-log: a proof is checked in the browser and against the public log', async () => {
    const { sent } = await open();
    await paste(proofFile({ proof, round }));
    const said = await screen.findByText('The coins of this order were in escrow.');
    expect(said.parentElement?.textContent).toMatch(/Nov 18, 2026, 12:03.? UTC/);
    expect(screen.getByText(orderNo)).toBeTruthy();
    expect(screen.getAllByText(/100 USDT/).length).toBe(1);
    expect(screen.getAllByText(/125 USDT/).length).toBe(2);
    expect(asked(sent)).toEqual([{}, { upTo: 1_234, pageSize: 1 }]);
    expect(JSON.stringify(sent)).not.toContain(orderNo);
  });

  it.each([
    ['its amount is another', (text: string) => text.replace('"amount":"100000000"', '"amount":"100000001"'), /isn’t part of this total/],
    ['the total is another', (text: string) => text.replace('"sum":"125000000"', '"sum":"125000001"'), /changed after/],
    ['the key is unknown', (text: string) => text.replace('"keyId":"ours"', '"keyId":"theirs"'), /wasn’t signed by/],
    ['it is cut off', (text: string) => text.slice(0, -9), /isn’t a complete proof/],
  ])('R4.20 says when %s, and shows no facts', async (_, change, words) => {
    await open();
    await paste(change(proofFile({ proof, round })));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('What the proof shows')).toBeNull();
  });

  it('R4.20 says when others are shown another round', async () => {
    await open([logged({ body: round.body.replace('12:03', '12:04') })]);
    await paste(proofFile({ proof, round }));
    expect(await screen.findByText(/the public log shows another one/)).toBeTruthy();
  });

  it('R4.20 lists rounds with their sums, says which one is not signed, and turns pages', async () => {
    const { sent } = await open([
      logged({ signature: null, keyId: null }),
      logged({ roundNo: 1_233, body: round.body.replace(/"assets":.*?}},/, '"assets":{},') }),
    ]);
    expect(await screen.findByText(/125 USDT in 2 orders/)).toBeTruthy();
    expect(screen.getByText(/Not signed/)).toBeTruthy();
    expect(screen.getByText('No coins in escrow')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('button', { name: 'Newest' })).toBeTruthy();
    await waitFor(() => expect(asked(sent)).toEqual([{}, { upTo: 1_224 }]));
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  });
});

describe('the line on an open order', () => {
  const open = (answer: (request: SentRequest) => Response) =>
    openPage({
      texts: ['p2p-orders'],
      part: async () => {
        const { EscrowLine } = await import('./escrow-line.tsx');
        return () => <EscrowLine orderNo={orderNo} />;
      },
      answer: (request) => (request.path === orderProof.path ? answer(request) : undefined),
    });

  it('R4.20 uses proofs/order-proof: it says when the coins were proven, and hands out the proof', async () => {
    const { sent } = await open(({ path }) => done(path, { proof, round }));
    expect((await screen.findByText(/Coins in escrow: proven at/)).textContent).toContain('12:03');
    fireEvent.click(screen.getByRole('button', { name: 'Check it yourself' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Proof of escrow' }));
    expect(dialog.getByText(/100 USDT/)).toBeTruthy();
    expect(dialog.getByText(/125 USDT/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Verify it' }).getAttribute('href')).toBe('/verify/escrow');
    fireEvent.click(dialog.getByRole('button', { name: 'Download proof' }));
    expect(saved.at(-1)?.name).toBe(`escrow-${orderNo}.json`);
    expect(await saved.at(-1)?.blob.text()).toBe(proofFile({ proof, round }));
    expect(sent[0]?.body).toEqual({ orderNo });
  });

  it('R4.20 of a new order says that the proof follows', async () => {
    await open(() => refused('proofs.not-yet'));
    expect(await screen.findByText(/proof follows within a minute/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('R4.20 uses proofs/reputation-statement: a trader downloads their figures, signed', async () => {
  const statement = await signed({ format: 'peerbourse.reputation.1', trader: { id: 'abc', nickName: 'nordlicht' } });
  await openPage({
    texts: ['p2p-users'],
    part: async () => (await import('./record-panel.tsx')).RecordPanel,
    answer: ({ path }) => (path === reputationStatement.path ? done(path, statement) : undefined),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved.at(-1)?.name).toBe('trading-record.json'));
  expect(readReputationFile((await saved.at(-1)?.blob.text()) ?? '')).toEqual(statement);
});
