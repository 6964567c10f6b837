import type { Call } from '@peerbourse/contract/call';
import * as z from 'zod/mini';

/** For each call of the operators' door that needs an input, one that its schema accepts. */
const samples: Record<string, unknown> = {
  '/v1/admin/verification/verification-case': { caseNo: '1'.repeat(19) },
  '/v1/admin/verification/open-case': { caseNo: '1'.repeat(19) },
  '/v1/admin/verification/decide-verification': { caseNo: '1'.repeat(19), isApproved: true, reasons: [], note: '' },
  '/v1/admin/staff/propose-staff-change': {
    kind: 'add',
    name: 'newcomer',
    email: 'newcomer@staff.test',
    roles: ['reader'],
    reason: 'a member of the tests',
  },
  '/v1/admin/staff/decide-staff-proposal': { proposalNo: '1000000000000000001', isApproved: true },
  '/v1/admin/staff/begin-invitation': { ticket: 'a'.repeat(43), word: 'b'.repeat(12) },
  '/v1/admin/staff/accept-invitation': {
    ticket: 'a'.repeat(43),
    word: 'b'.repeat(12),
    password: 'a long password 1',
    googleCode: '123456',
  },
  '/v1/admin/staff/end-staff-session': { sessionNo: '1000000000000000001' },
  '/v1/user/login/systemLogin': { username: 'operator', password: 'a long password 1' },
  '/v1/user/login/verifySystemLogin': { ticket: 'a'.repeat(43), googleCode: '123456' },
  '/v1/admin/customers/find-users': { query: 'nobody@peerbourse.test', reason: 'support-request' },
  '/v1/admin/customers/view-user': { userId: '1000000000000000001', reason: 'support-request' },
  '/v1/admin/customers/reveal-user': { userId: '1000000000000000001', reason: 'support-request' },
  '/v1/admin/customers/hold-user': { userId: '1000000000000000001', kind: 'withdraw', hours: 24, reason: 'a hold of the tests' },
  '/v1/admin/customers/lift-hold': { userId: '1000000000000000001', kind: 'withdraw', reason: 'a hold of the tests' },
  '/v1/admin/customers/lock-user': { userId: '1000000000000000001', reason: 'a lock of the tests' },
  '/v1/admin/customers/unlock-user': { userId: '1000000000000000001', reason: 'a lock of the tests' },
  '/v1/admin/customers/end-user-sessions': { userId: '1000000000000000001', reason: 'an end of the tests' },
  '/v1/admin/recoveries/open-recovery': { caseNo: '1000000000000000001' },
  '/v1/admin/recoveries/decide-recovery': { caseNo: '1000000000000000001', isGranted: true, reason: 'a decision of the tests' },
  '/v1/admin/ledger/posting-list': { accountId: '1' },
  '/v1/admin/ledger/journal-detail': { journal: 'correction:1000000000000000001' },
  '/v1/admin/ledger/propose-correction': {
    userId: '1000000000000000001',
    coin: 'USDT',
    wallet: 'spot',
    amount: '10.5',
    reason: 'a correction of the tests',
  },
  '/v1/admin/ledger/decide-correction': { correctionNo: '1000000000000000001', isApproved: true },
  '/v1/admin/rates/publish-price': { pair: 'btc_usdt', price: '97000.5', reason: 'a price of the tests' },
  '/v1/admin/content/item-list': { kind: 'notice' },
  '/v1/admin/content/open-item': { kind: 'page', name: 'terms' },
  '/v1/admin/content/preview-text': { source: '**Words** of the tests' },
  '/v1/admin/content/write-version': {
    kind: 'notice',
    name: 'from-the-tests',
    basedOn: 0,
    fields: { tone: 'info', to: '', sort: 1 },
    texts: { en: { text: 'A notice of the tests' } },
  },
  '/v1/admin/content/publish-version': { kind: 'page', name: 'terms', version: 1 },
  '/v1/admin/content/withdraw-item': { kind: 'page', name: 'fees' },
  '/v1/admin/content/upload-picture': { file: 'A'.repeat(16) },
  '/v1/admin/settings/setting-versions': { key: 'site.brand' },
  '/v1/admin/settings/write-setting': {
    key: 'site.brand',
    value: { name: 'Peerbourse', legalEntity: 'Peerbourse', supportAddress: '' },
    version: 0,
  },
};

export function sampleInput(call: Call): unknown {
  const sample = samples[call.path] ?? {};
  if (!z.safeParse(call.input, sample).success) throw new Error(`${call.path} needs a sample input`);
  return sample;
}
