import { afterEach, beforeEach, expect, it } from 'vitest';
import { isCardNumber, testCards } from './cards.ts';
import { startTestAcquirer } from './start.ts';
import { apiKey, openTrial, returnUrl, type Trial, webhookSecret } from './trial.ts';

let trial: Trial;

beforeEach(async () => {
  trial = await openTrial();
});

afterEach(() => trial.close());

const codeOf = ({ error }: Record<string, unknown>) => (error as { code: string }).code;

it('every test card has the right length and check digit', () => {
  const numbers = Object.values(testCards).map(({ number }) => number as string);
  expect(numbers.filter((number) => !isCardNumber(number))).toEqual([]);
  expect(numbers.map((number) => number.length).filter((length) => length !== 16)).toEqual([19]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('refuses to start in production', async () => {
  for (const environment of [{ PB_ENV: 'production' }, { NODE_ENV: 'production' }]) {
    await expect(startTestAcquirer({ port: 0, apiKey, webhookSecret, environment })).rejects.toThrow('refused in production');
  }
});

it('a token shows the card and never its number', async () => {
  const { number } = testCards.prepaidVisa;
  const [first, second] = [await trial.tokenOf(number), await trial.tokenOf(number)];
  const { body } = await trial.call('GET', `/v1/tokens/${first}`);
  expect(body).toEqual({
    token: first,
    brand: 'visa',
    lastFour: number.slice(-4),
    expMonth: 12,
    expYear: 2030,
    country: 'US',
    funding: 'prepaid',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    holder: 'Ada Example',
  });
  const again = await trial.call('GET', `/v1/tokens/${second}`);
  const other = await trial.call('GET', `/v1/tokens/${await trial.tokenOf()}`);
  expect(second).not.toBe(first);
  expect(again.body.fingerprint).toBe(body.fingerprint);
  expect(other.body.fingerprint).not.toBe(body.fingerprint);
  expect(JSON.stringify([...trial.acquirer.state.tokens.values()])).not.toContain(number);
});

it.each([
  ['4111111111111111', 'visa'],
  ['2221000000000009', 'mastercard'],
  ['6205500000000000004', 'unionpay'],
  ['3566002020360505', 'jcb'],
  ['6011111111111117', 'discover'],
  ['6759649826438453', 'maestro'],
])('%s is of the brand %s', async (number, brand) => {
  expect((await trial.call('GET', `/v1/tokens/${await trial.tokenOf(number)}`)).body.brand).toBe(brand);
});

it('a card with a wrong number or in the past is refused', async () => {
  const card = { number: testCards.visa.number as string, expMonth: 1, expYear: 2026, cvc: '123', holder: 'Ada Example' };
  const answerOf = async (changes: object) => (await trial.call('POST', '/v1/tokens', { ...card, ...changes })).body;
  expect(await answerOf({})).toEqual({ token: expect.stringMatching(/^tok_/) });
  expect(codeOf(await answerOf({ number: '4111111111111112' }))).toBe('invalid_card');
  expect(codeOf(await answerOf({ number: '42' }))).toBe('invalid_card');
  expect(codeOf(await answerOf({ expMonth: 12, expYear: 2025 }))).toBe('expired_card');
  trial.time.advance(17 * 24 * 3_600_000);
  expect(codeOf(await answerOf({}))).toBe('expired_card');
});

it('the publishable key makes tokens and does nothing else', async () => {
  const publishable = { authorization: '', 'x-publishable-key': 'pk_test' };
  const card = { number: testCards.visa.number, expMonth: 1, expYear: 2030, cvc: '123', holder: 'Ada Example' };
  const made = await trial.call('POST', '/v1/tokens', card, publishable);
  expect(made.status).toBe(200);
  expect((await trial.call('GET', `/v1/tokens/${String(made.body.token)}`, undefined, publishable)).status).toBe(401);
  expect((await trial.call('POST', '/v1/payments', await trial.order(), publishable)).status).toBe(401);
  expect((await trial.call('POST', '/v1/tokens', card, { ...publishable, 'x-publishable-key': 'pk_other' })).status).toBe(401);
});

it('the same key with the same body is one charge, and another body is a conflict', async () => {
  const order = await trial.order();
  const key = { 'idempotency-key': 'mine' };
  const first = await trial.call('POST', '/v1/payments', order, key);
  const again = await trial.call('POST', '/v1/payments', Object.fromEntries(Object.entries(order).reverse()), key);
  const other = await trial.call('POST', '/v1/payments', { ...order, amount: '10051' }, key);
  expect(first.body).toMatchObject({ state: 'captured', amount: '10050', capturedAmount: '10050', refundedAmount: '0' });
  expect(again.body).toEqual(first.body);
  expect([other.status, codeOf(other.body)]).toEqual([409, 'idempotency_conflict']);
  expect(trial.acquirer.state.payments.size).toBe(1);
  expect(trial.acquirer.state.settlementLines.length).toBe(1);
});

it('a key is needed, and a reference has one payment', async () => {
  const order = await trial.order();
  expect(codeOf((await trial.call('POST', '/v1/payments', order, { 'idempotency-key': '' })).body)).toBe('idempotency_key_missing');
  await trial.call('POST', '/v1/payments', order);
  expect(codeOf((await trial.call('POST', '/v1/payments', order)).body)).toBe('reference_taken');
});

it('a charge whose answer is lost is found by its reference', async () => {
  trial.acquirer.knobs.timeoutAfterCharge = 1;
  const order = await trial.order();
  const key = { 'idempotency-key': 'mine' };
  await expect(trial.call('POST', '/v1/payments', order, key)).rejects.toThrow('fetch failed');
  const { body } = await trial.call('GET', '/v1/payments?reference=order-1');
  expect(body.payments).toEqual([expect.objectContaining({ reference: 'order-1', state: 'captured' })]);
  const again = await trial.call('POST', '/v1/payments', order, key);
  expect([again.body]).toEqual(body.payments);
  expect((await trial.call('GET', '/v1/payments?reference=order-2')).body).toEqual({ payments: [] });
});

it('busy and broken answers come before the charge, unless they are told to come after it', async () => {
  const order = await trial.order();
  Object.assign(trial.acquirer.knobs, { answer429: 1, answer500: 1, answer500AfterCharge: 1 });
  const key = { 'idempotency-key': 'mine' };
  const charge = async () => ({
    status: (await trial.call('POST', '/v1/payments', order, key)).status,
    payments: trial.acquirer.state.payments.size,
  });
  expect(await charge()).toEqual({ status: 429, payments: 0 });
  expect(await charge()).toEqual({ status: 500, payments: 0 });
  expect(await charge()).toEqual({ status: 500, payments: 1 });
  expect(await charge()).toEqual({ status: 200, payments: 1 });
});

it.each([
  ['insufficientFunds', 'insufficient_funds'],
  ['doNotHonour', 'do_not_honour'],
  ['lostOrStolen', 'lost_or_stolen'],
  ['expiredCard', 'expired_card'],
  ['incorrectCvc', 'incorrect_cvc'],
  ['cryptoNotAllowed', 'crypto_not_allowed'],
] as const)('the card %s is declined with %s', async (name, declineCode) => {
  const payment = await trial.pay({}, testCards[name].number);
  expect(payment).toMatchObject({ state: 'declined', declineCode, capturedAmount: '0', challengeUrl: null });
  expect(payment.declineText).toMatch(/\.$/);
  expect(trial.acquirer.state.settlementLines).toEqual([]);
});

async function answerBank(challengeUrl: string, choice: string): Promise<Response> {
  return await fetch(challengeUrl, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
}

it.each([
  ['challengeVisa', 'approve', true, { state: 'captured', capturedAmount: '10050', declineCode: null }],
  ['challengeMastercard', 'approve', false, { state: 'authorised', capturedAmount: '0', declineCode: null }],
  ['challengeVisa', 'decline', true, { state: 'declined', capturedAmount: '0', declineCode: 'challenge_declined' }],
  ['challengeVisa', 'cancel', true, { state: 'declined', capturedAmount: '0', declineCode: 'challenge_cancelled' }],
  ['challengeThenDeclined', 'approve', true, { state: 'declined', capturedAmount: '0', declineCode: 'do_not_honour' }],
] as const)('the bank of %s asks, and %s with capture %s decides', async (name, choice, capture, outcome) => {
  const payment = await trial.pay({ capture }, testCards[name].number);
  expect(payment).toMatchObject({ state: 'challenge', capturedAmount: '0' });
  const page = await fetch(payment.challengeUrl);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://exchange.example");
  expect((await trial.call('GET', `/v1/payments/${payment.id}`)).body.state).toBe('challenge');
  const answer = await answerBank(payment.challengeUrl, choice);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${returnUrl}&payment=${payment.id}`]);
  // A second word changes nothing.
  await answerBank(payment.challengeUrl, choice === 'approve' ? 'decline' : 'approve');
  expect((await trial.call('GET', `/v1/payments/${payment.id}`)).body).toMatchObject({ ...outcome, challengeUrl: null });
});

it('captures up to what was authorised, once', async () => {
  const { id } = await trial.pay({ capture: false });
  const capture = (amount: string) => trial.call('POST', `/v1/payments/${id}/capture`, { amount });
  expect(codeOf((await capture('10051')).body)).toBe('capture_too_large');
  expect((await capture('9000')).body).toMatchObject({ state: 'captured', capturedAmount: '9000' });
  expect((await capture('9000')).body).toMatchObject({ state: 'captured', capturedAmount: '9000' });
  expect(codeOf((await capture('1000')).body)).toBe('wrong_state');
  expect(codeOf((await trial.call('POST', `/v1/payments/${id}/void`)).body)).toBe('wrong_state');
  expect(trial.acquirer.state.settlementLines.length).toBe(1);
});

it('what is voided can neither be captured nor approved any more', async () => {
  const authorised = await trial.pay({ capture: false });
  const asked = await trial.pay({ reference: 'order-2' }, testCards.challengeVisa.number);
  for (const { id } of [authorised, authorised, asked]) {
    expect((await trial.call('POST', `/v1/payments/${id}/void`)).body.state).toBe('voided');
  }
  expect(codeOf((await trial.call('POST', `/v1/payments/${authorised.id}/capture`, { amount: '1' })).body)).toBe('wrong_state');
  await answerBank(`${trial.acquirer.origin}/challenge/${asked.id}`, 'approve');
  expect((await trial.call('GET', `/v1/payments/${asked.id}`)).body.state).toBe('voided');
});

it('never refunds more than was captured, and each key once', async () => {
  const { id } = await trial.pay({ capture: false });
  await trial.call('POST', `/v1/payments/${id}/capture`, { amount: '9000' });
  const refund = (key: string, amount: string) =>
    trial.call('POST', `/v1/payments/${id}/refunds`, { reference: `refund-${key}`, amount }, { 'idempotency-key': key });
  const first = await refund('a', '5000');
  expect(first.body).toMatchObject({
    refund: { reference: 'refund-a', paymentId: id, amount: '5000', state: 'done' },
    payment: { state: 'captured', refundedAmount: '5000' },
  });
  expect((await refund('a', '5000')).body).toEqual(first.body);
  expect(codeOf((await refund('a', '4000')).body)).toBe('idempotency_conflict');
  expect(codeOf((await refund('b', '4001')).body)).toBe('refund_too_large');
  expect((await refund('c', '4000')).body).toMatchObject({ payment: { state: 'refunded', refundedAmount: '9000' } });
  expect(codeOf((await refund('d', '1')).body)).toBe('wrong_state');
});

it('a refund may fail, and its answer may be lost', async () => {
  const { id } = await trial.pay();
  trial.acquirer.knobs.failRefunds = 1;
  const refund = (key: string) =>
    trial.call('POST', `/v1/payments/${id}/refunds`, { reference: `refund-${key}`, amount: '50' }, { 'idempotency-key': key });
  expect((await refund('a')).body).toMatchObject({ refund: { state: 'failed' }, payment: { refundedAmount: '0' } });
  trial.acquirer.knobs.timeoutAfterChange = 1;
  await expect(refund('b')).rejects.toThrow('fetch failed');
  expect((await refund('b')).body).toMatchObject({ refund: { state: 'done' }, payment: { refundedAmount: '50' } });
});
