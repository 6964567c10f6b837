import { askSide } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { takeCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { describe, expect, it, vi } from 'vitest';
import { desk, idOf, listed, orderNo, viewed } from './example-desk.tsx';
import { exampleOrder as order } from './example-order.ts';

describe('R4.20 templates', () => {
  it('R4.20 a template asks in the language of the reader, names its side and what to show, and needs no words', async () => {
    const page = desk(['risk'], { order, appeal: { ...viewed, reason: 'third-party' } });
    await page.shows('I paid at nine.');
    page.key('q');
    await vi.waitFor(() => expect(document.querySelector('dialog[open] select')).not.toBeNull());
    const templates = [...document.querySelectorAll(`select[id="${idOf('Template')}"] option`)].map((option) => option.textContent);
    expect(templates.slice(0, 3)).toEqual(['None, in my own words', 'Who paid', 'Name of the sender as the bank shows it']);
    await page.choose('Template', 'sender-name');
    await page.shows('Please show us the sender’s name exactly as your bank displays it.');
    await page.press('Ask');
    await page.shows('The seller was asked.');
    const input = { orderNo, side: 'seller', evidence: 'sender', template: 'sender-name', text: '' };
    expect(page.sent()).toEqual([{ path: askSide.path, input }]);
  });

  it('R4.20 an appeal is decided with a template in five keys, and the next case is open', async () => {
    const next = '1234567890123456780' as typeof orderNo;
    const page = desk(['decider'], { order, queue: [listed, { ...listed, caseNo: 'next', order: { ...order, orderNo: next } }] });
    await page.shows('I paid at nine.');
    page.key('t');
    await page.shows('You have taken the case.');
    page.key('p');
    await page.shows('It rests on');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe(idOf('It rests on')));
    // One letter in the list of grounds, and Enter.
    await page.choose('It rests on', 'third-party');
    document.querySelector<HTMLFormElement>('dialog[open] form')?.requestSubmit();
    await vi.waitFor(() => expect(location.hash).toBe(`#/p2p/orders/${next}`));
    expect(page.sent().map(({ path }) => path)).toEqual([takeCase.path, proposeRuling.path]);
    expect(page.sent().at(-1)?.input).toMatchObject({ grounds: 'third-party', verdict: 'refund', reason: 'Somebody else paid.' });
  });
});
