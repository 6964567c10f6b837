import { orderRulings } from '@peerbourse/contract/p2p/receipts/order-rulings';
import { canonicalJson } from '@peerbourse/rules/receipts/canonical-json';
import { readRulingFile, type SignedRuling } from '@peerbourse/rules/receipts/ruling';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, openPage } from '#testing/open-page.tsx';

const orderNo = '1234567890123456789';
const at = '2026-11-18T12:03:00.000Z';
const release: SignedRuling = {
  format: 'peerbourse.ruling.1',
  installation: { name: 'Peerbourse Ltd', origin: 'https://example.test' },
  rulingNo: '1000000001',
  orderNo,
  type: 'split',
  about: 'appeal',
  coin: 'USDT',
  toBuyer: '40',
  toSeller: '60',
  grounds: 'underpaid',
  rule: 'ruling-grounds.1/underpaid',
  fault: 'buyer',
  author: 'a'.repeat(24),
  approver: 'b'.repeat(24),
  decidedAt: at,
  issuedAt: at,
  eventCount: 7,
  eventHead: 'c'.repeat(64),
};
const signed = (ruling: SignedRuling) => ({ body: canonicalJson(ruling), keyId: 'key-1', signature: 'A'.repeat(86) });

async function open(rulings: SignedRuling[]) {
  return await openPage({
    texts: ['receipts', 'p2p-rulings'],
    part: async () => {
      const { RulingDocuments } = await import('./ruling-documents.tsx');
      return () => <RulingDocuments orderNo={orderNo} />;
    },
    answer: ({ path }) => (path === orderRulings.path ? done(path, { rulings: rulings.map(signed) }) : undefined),
  });
}

it('uses receipts/order-rulings: R7.11 each decision of staff is shown and saved as the document that was signed', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  });
  const review: SignedRuling = {
    ...release,
    rulingNo: '1000000002',
    type: 'paid',
    about: 'review',
    toBuyer: '0',
    toSeller: '40',
    fault: null,
  };
  const { sent } = await open([release, review]);
  const buttons = await screen.findAllByRole('button', { name: 'Download' });
  expect(sent.find(({ path }) => path === orderRulings.path)?.body).toEqual({ orderNo });
  expect(buttons).toHaveLength(2);
  for (const amount of ['40 USDT', '60 USDT']) expect(document.body.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(amount);
  fireEvent.click(buttons[0] as HTMLElement);
  expect(readRulingFile((await saved[0]?.text()) ?? '')).toEqual(signed(release));
});

it('R7.11 an order about which staff decided nothing has no such part', async () => {
  const { sent, container } = await open([]);
  await vi.waitFor(() => expect(sent.some(({ path }) => path === orderRulings.path)).toBe(true));
  expect(container.textContent).toBe('');
});
