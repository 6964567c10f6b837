import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Acquirer, PaymentOrder, RawEvent } from '#modules/products/card-purchase/acquirer/acquirer.ts';
import { Busy, Refused, Unanswered } from '#modules/products/card-purchase/acquirer/failure.ts';

export type TriedCard = 'plain' | 'challenged' | 'short-of-money' | 'no-crypto';
export type Choice = 'approve' | 'decline' | 'cancel';
export type Fault = 'busy' | 'broken-before' | 'broken-after-charge' | 'silent-after-charge' | 'silent-after-change' | 'refund-fails';

/** What the suite needs besides the adapter: the acquirer's sandbox, or one that can be told to misbehave. */
export interface AcquirerSandbox {
  acquirer: Acquirer;
  tokenOf(card: TriedCard): Promise<string>;
  /** What the holder tells the bank. */
  choose(challengeUrl: string, choice: Choice): Promise<void>;
  /** Happens to the next call. */
  misbehave(fault: Fault): void;
  /** Events that have been told since the last time. */
  told(): Promise<RawEvent[]>;
  /** Opens a dispute of a payment. */
  dispute(paymentId: string): Promise<void>;
  moveTime(ms: number): void;
  today(): string;
  close(): Promise<void>;
}

/** What every adapter must pass before money goes through it, whichever acquirer is behind it. */
export function acquirerSuite(sandboxOf: () => AcquirerSandbox): void {
  paying(sandboxOf);
  unanswered(sandboxOf);
  givingBack(sandboxOf);
  hearing(sandboxOf);
  settling(sandboxOf);
}

const newReference = () => `attempt-${randomUUID()}`;

async function orderOf(sandbox: AcquirerSandbox, card: TriedCard = 'plain', more: Partial<PaymentOrder> = {}): Promise<PaymentOrder> {
  const token = await sandbox.tokenOf(card);
  return {
    reference: newReference(),
    token,
    amount: 10_050n,
    currency: 'EUR',
    isCapturedAtOnce: true,
    returnUrl: 'https://cards.example/return',
    ...more,
  };
}

function paying(sandboxOf: () => AcquirerSandbox): void {
  it('describes a card without its number, and knows it again', async () => {
    const { acquirer, tokenOf } = sandboxOf();
    const [card, again] = [await acquirer.describe(await tokenOf('plain')), await acquirer.describe(await tokenOf('plain'))];
    expect(card.lastFour).toMatch(/^\d{4}$/);
    expect(card.token).not.toBe(again.token);
    expect(card.fingerprint).toBe(again.fingerprint);
    expect(JSON.stringify(card)).not.toMatch(/\d{12,}/);
    await expect(acquirer.describe('tok_of_nobody')).rejects.toBeInstanceOf(Refused);
  });

  it('charges once for each reference, and refuses another charge under it', async () => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox);
    const first = await sandbox.acquirer.pay(order);
    expect(first).toMatchObject({
      reference: order.reference,
      state: 'captured',
      amount: 10_050n,
      capturedAmount: 10_050n,
      currency: 'EUR',
    });
    expect((await sandbox.acquirer.pay(order)).paymentId).toBe(first.paymentId);
    await expect(sandbox.acquirer.pay({ ...order, amount: 10_051n })).rejects.toBeInstanceOf(Refused);
    expect((await sandbox.acquirer.find(order.reference))?.capturedAmount).toBe(10_050n);
    expect(await sandbox.acquirer.find(newReference())).toBeUndefined();
  });

  it('says why a card is declined, in words and as a code', async () => {
    const sandbox = sandboxOf();
    const poor = await sandbox.acquirer.pay(await orderOf(sandbox, 'short-of-money'));
    const closed = await sandbox.acquirer.pay(await orderOf(sandbox, 'no-crypto'));
    for (const look of [poor, closed]) {
      expect(look).toMatchObject({
        state: 'declined',
        capturedAmount: 0n,
        declineCode: expect.any(String),
        declineText: expect.any(String),
      });
    }
    expect(poor.declineCode).not.toBe(closed.declineCode);
  });

  it.each([
    ['approve', 'captured', 10_050n],
    ['decline', 'declined', 0n],
    ['cancel', 'declined', 0n],
  ] as const)('a bank that asks, and a holder who says %s: the payment is %s', async (choice, state, capturedAmount) => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox, 'challenged');
    const asked = await sandbox.acquirer.pay(order);
    expect(asked).toMatchObject({ state: 'challenge', capturedAmount: 0n, challengeUrl: expect.stringMatching(/^https?:/) });
    await sandbox.choose(asked.challengeUrl ?? '', choice);
    expect(await sandbox.acquirer.find(order.reference)).toMatchObject({ state, capturedAmount, challengeUrl: null });
  });

  it('sets money aside until it is captured, or lets it go', async () => {
    const sandbox = sandboxOf();
    const [taken, left] = [
      await orderOf(sandbox, 'plain', { isCapturedAtOnce: false }),
      await orderOf(sandbox, 'plain', { isCapturedAtOnce: false }),
    ];
    const { paymentId, state } = await sandbox.acquirer.pay(taken);
    expect(state).toBe('authorised');
    expect(await sandbox.acquirer.capture(paymentId, 10_050n)).toMatchObject({ state: 'captured', capturedAmount: 10_050n });
    const other = await sandbox.acquirer.pay(left);
    expect((await sandbox.acquirer.void(other.paymentId)).state).toBe('voided');
    await expect(sandbox.acquirer.capture(other.paymentId, 10_050n)).rejects.toBeInstanceOf(Refused);
  });
}

function unanswered(sandboxOf: () => AcquirerSandbox): void {
  it.each(['silent-after-charge', 'broken-after-charge'] as const)('%s: nobody knows, until it is looked for', async (fault) => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox);
    sandbox.misbehave(fault);
    await expect(sandbox.acquirer.pay(order)).rejects.toBeInstanceOf(Unanswered);
    const found = await sandbox.acquirer.find(order.reference);
    expect(found).toMatchObject({ state: 'captured', capturedAmount: 10_050n });
    expect((await sandbox.acquirer.pay(order)).paymentId).toBe(found?.paymentId);
  });

  it('broken before the charge: nobody knows either, and there is nothing to be found', async () => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox);
    sandbox.misbehave('broken-before');
    await expect(sandbox.acquirer.pay(order)).rejects.toBeInstanceOf(Unanswered);
    expect(await sandbox.acquirer.find(order.reference)).toBeUndefined();
  });

  it('busy: nothing has happened, and the same order may be tried again', async () => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox);
    sandbox.misbehave('busy');
    await expect(sandbox.acquirer.pay(order)).rejects.toBeInstanceOf(Busy);
    expect(await sandbox.acquirer.find(order.reference)).toBeUndefined();
    expect((await sandbox.acquirer.pay(order)).state).toBe('captured');
  });
}

function givingBack(sandboxOf: () => AcquirerSandbox): void {
  it('gives back once for each reference, and never more than was taken', async () => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox);
    const { paymentId } = await sandbox.acquirer.pay(order);
    const part = { paymentId, reference: newReference(), amount: 4_000n };
    const first = await sandbox.acquirer.refund(part);
    expect(first).toMatchObject({ reference: part.reference, amount: 4_000n, state: 'done' });
    expect((await sandbox.acquirer.refund(part)).refundId).toBe(first.refundId);
    await expect(sandbox.acquirer.refund({ paymentId, reference: newReference(), amount: 6_051n })).rejects.toBeInstanceOf(Refused);
    await sandbox.acquirer.refund({ paymentId, reference: newReference(), amount: 6_050n });
    expect(await sandbox.acquirer.find(order.reference)).toMatchObject({ state: 'refunded', refundedAmount: 10_050n });
  });

  it('a refund whose answer is lost is asked for again, and is the same one', async () => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox);
    const { paymentId } = await sandbox.acquirer.pay(order);
    const whole = { paymentId, reference: newReference(), amount: 10_050n };
    sandbox.misbehave('silent-after-change');
    await expect(sandbox.acquirer.refund(whole)).rejects.toBeInstanceOf(Unanswered);
    expect((await sandbox.acquirer.refund(whole)).state).toBe('done');
    expect((await sandbox.acquirer.find(order.reference))?.refundedAmount).toBe(10_050n);
  });

  it('a refund that fails says so, and nothing went back', async () => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox);
    const { paymentId } = await sandbox.acquirer.pay(order);
    sandbox.misbehave('refund-fails');
    expect((await sandbox.acquirer.refund({ paymentId, reference: newReference(), amount: 1n })).state).toBe('failed');
    expect((await sandbox.acquirer.find(order.reference))?.refundedAmount).toBe(0n);
  });
}

function hearing(sandboxOf: () => AcquirerSandbox): void {
  it('reads the events that the acquirer has signed, and names what to look for', async () => {
    const sandbox = sandboxOf();
    await sandbox.told();
    const order = await orderOf(sandbox);
    await sandbox.acquirer.pay(order);
    const [event, ...others] = await sandbox.told();
    expect(others).toEqual([]);
    expect(sandbox.acquirer.readEvent(event as RawEvent)).toEqual({ eventId: expect.any(String), reference: order.reference });
  });

  it('believes no event that is forged, altered or old', async () => {
    const sandbox = sandboxOf();
    await sandbox.told();
    await sandbox.acquirer.pay(await orderOf(sandbox));
    const [event] = (await sandbox.told()) as [RawEvent];
    for (const forged of alterations(event)) expect(sandbox.acquirer.readEvent(forged), JSON.stringify(forged)).toBeUndefined();
    sandbox.moveTime(4 * 60_000);
    expect(sandbox.acquirer.readEvent(event)).toBeDefined();
    sandbox.moveTime(2 * 60_000);
    expect(sandbox.acquirer.readEvent(event)).toBeUndefined();
  });
}

/** Every byte of the body, and each header, left out, emptied, doubled or changed in one place. */
function alterations(event: RawEvent): RawEvent[] {
  const bodies = Array.from(event.body, (_, place) => {
    const other = event.body[place] === '1' ? '2' : '1';
    return `${event.body.slice(0, place)}${other}${event.body.slice(place + 1)}`;
  });
  const named = Object.entries(event.headers).filter(([name]) => name.startsWith('x-'));
  const withHeader = (name: string, value: string | string[] | undefined): RawEvent => ({
    ...event,
    headers: { ...event.headers, [name]: value },
  });
  return [
    ...bodies.concat('', `${event.body} `, event.body.slice(1)).map((body) => ({ ...event, body })),
    ...named.flatMap(([name, value]) => [
      withHeader(name, undefined),
      withHeader(name, ''),
      withHeader(name, [String(value), String(value)]),
      withHeader(name, `${String(value)}0`),
      withHeader(
        name,
        String(value).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      ),
      withHeader(name, String(value).toUpperCase().replace('V1', 'v2')),
    ]),
  ].filter((altered) => JSON.stringify(altered) !== JSON.stringify(event));
}

function settling(sandboxOf: () => AcquirerSandbox): void {
  it('reports the payments, refunds and disputes of a day, to the unit', async () => {
    const sandbox = sandboxOf();
    const [paid, disputed] = [await orderOf(sandbox), await orderOf(sandbox)];
    const [first, second] = [await sandbox.acquirer.pay(paid), await sandbox.acquirer.pay(disputed)];
    const refund = { paymentId: first.paymentId, reference: newReference(), amount: 50n };
    await sandbox.acquirer.refund(refund);
    await sandbox.dispute(second.paymentId);
    const lines = await sandbox.acquirer.settlements(sandbox.today());
    const linesOf = (reference: string) => lines.filter((line) => line.reference === reference);
    expect(linesOf(paid.reference)).toEqual([expect.objectContaining({ kind: 'payment', amount: 10_050n, currency: 'EUR' })]);
    expect(linesOf(refund.reference)).toEqual([expect.objectContaining({ kind: 'refund', amount: -50n })]);
    expect(linesOf(disputed.reference).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 10_050n],
      ['dispute', -10_050n],
    ]);
  });

  it('tells of disputes, and until when to answer them', async () => {
    const sandbox = sandboxOf();
    const order = await orderOf(sandbox);
    const { paymentId } = await sandbox.acquirer.pay(order);
    await sandbox.dispute(paymentId);
    const disputes = await sandbox.acquirer.disputes(new Date(`${sandbox.today()}T00:00:00Z`));
    const [dispute] = disputes.filter(({ reference }) => reference === order.reference);
    expect(dispute).toMatchObject({ state: 'open', amount: 10_050n, currency: 'EUR', reason: expect.any(String) });
    expect(dispute?.respondBy.getTime()).toBeGreaterThan(Date.parse(sandbox.today()));
    expect((await sandbox.acquirer.find(order.reference))?.state).toBe('disputed');
  });
}
