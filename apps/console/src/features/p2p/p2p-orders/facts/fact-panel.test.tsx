import { describe, expect, it, vi } from 'vitest';
import { desk } from '../example-desk.tsx';
import { exampleOrder as order } from '../example-order.ts';

describe('R4.20 facts of an order', () => {
  const fact = (title: string) => document.querySelector(`section[aria-label="${title}"]`)?.textContent ?? '';

  it('R4.20 each fact says what it means and what it does not prove', async () => {
    const page = desk(['decider'], { order });
    await page.shows('Facts');
    expect(fact('Before it came to staff')).toContain('Declared paid, not released');
    expect(fact('Times (UTC)')).toContain('not released: it comes to staff by itself');
    expect(fact('Name of the account that was paid to')).toContain('It does not prove who sent the money.');
    expect(fact('Names of the buyer’s own accounts of this kind')).toContain('Alike');
    expect(fact('Devices and addresses of both, 90 days')).toContain('Nothing in common');
    expect(fact('Seller, 90 days')).toContain('7 of 9 orders completed, 1 cancelled by own fault; rulings 2, to blame in 1');
    await vi.waitFor(() => expect(fact('Pictures seen in other orders')).toContain('No pictures'));
  });

  it('R4.20 the entries of the escrow lead to the ledger for whoever may read it, and for nobody else', async () => {
    const page = desk(['decider'], { order });
    await page.shows('Escrow in the ledger');
    expect(fact('Escrow in the ledger')).toContain('In escrow, USDT 100');
    expect(document.querySelector('a[href^="#/ledger"]')).toBeNull();
    const other = desk(['risk'], { order });
    await other.shows('Escrow in the ledger');
    const [journal] = order.facts.journals;
    await vi.waitFor(() => expect(document.querySelector(`a[href="#/ledger/journal/${journal?.journalId}"]`)?.textContent).toBe('Locked'));
  });
});
