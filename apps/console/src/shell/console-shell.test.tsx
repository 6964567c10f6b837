import type { StaffRole } from '@peerbourse/contract/call';
import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { caseFile } from '@peerbourse/contract/identity/work/case-file';
import { find } from '@peerbourse/contract/identity/work/find';
import { giveCase } from '@peerbourse/contract/identity/work/give-case';
import { myWork } from '@peerbourse/contract/identity/work/my-work';
import { removeView } from '@peerbourse/contract/identity/work/remove-view';
import { saveView } from '@peerbourse/contract/identity/work/save-view';
import { viewList } from '@peerbourse/contract/identity/work/view-list';
import { writeCaseNote } from '@peerbourse/contract/identity/work/write-case-note';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { screensFor } from '#screens/screen-list.ts';
import { changeSession } from '#session/staff-session.ts';
import { ConsoleShell } from './console-shell.tsx';
import type { Mention, Queue } from './my-work.query.ts';

const hourMs = 3_600_000;
const moment = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

function aCase(number: string, address: string, dueInHours: number, more: Partial<Queue['cases'][number]> = {}): Queue['cases'][number] {
  return {
    number,
    address: address + number,
    since: moment(-4),
    dueAt: moment(dueInHours),
    isMine: false,
    isLate: dueInHours < 0,
    holder: null,
    usdt: '',
    ...more,
  };
}

function queue(name: string, title: string, cases: Queue['cases'], more: Partial<Queue> = {}): Queue {
  const late = cases.filter(({ isLate }) => isLate).length;
  const mine = cases.filter(({ isMine }) => isMine).length;
  return { name, title, waiting: cases.length, late, mine, oldestAt: cases[0]?.since ?? null, cases, ...more };
}

const tickets = queue('support.tickets', 'Ticket', [aCase('11', '#/support/', 2), aCase('12', '#/support/', -1)]);
const appeals = queue('p2p-appeals.cases', 'Appeal', [aCase('21', '#/p2p/orders/', 3, { isMine: true, usdt: '1240.5' })]);

const mention = { queue: 'support.tickets', title: 'Ticket', number: '12', address: '#/support/12', by: 'bob', at: moment(-1) };
const note = { noteNo: '1', by: 'bob', at: moment(-1), text: 'Same device as on Monday, @ann.', mentions: ['ann'] };
const file = { holder: 'bob', mayTake: true, notes: [note], colleagues: ['bob', 'cleo'] };

function open(
  queues: readonly Queue[] = [tickets, appeals],
  roles: readonly StaffRole[] = ['decider', 'risk'],
  mentions: readonly Mention[] = [],
) {
  const asked: Array<{ path: string; input: unknown }> = [];
  const answers: Record<string, unknown> = {
    [myWork.path]: { queues, mentions },
    [caseFile.path]: file,
    [giveCase.path]: { ...file, holder: 'ann' },
    [writeCaseNote.path]: { ...file, notes: [{ ...note, noteNo: '2', by: 'ann', text: 'I looked.' }, note] },
    [viewList.path]: { views: [{ viewId: '7', name: 'Answered', address: '#/support?state=answered' }] },
    [removeView.path]: { views: [] },
    [saveView.path]: { views: [] },
    [find.path]: {
      found: [
        { kind: 'order', label: 'Order 123456', address: '#/p2p/orders/123456' },
        { kind: 'customer', label: 'Customer with a user id 123456', address: '#/customers?find=123456' },
      ],
    },
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push({ path, input: JSON.parse(body) });
    if (!(path in answers)) return new Response('{}');
    return Response.json({ code: successCodeOf(path), data: answers[path], msg: '', requestId: 'request' } satisfies Envelope);
  });
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles: [...roles], expiresAt: moment(1) } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    location.hash = '';
    vi.unstubAllGlobals();
  });
  const [first, ...others] = screensFor(roles);
  if (!first) throw new Error('Everybody has a screen.');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  root.render(
    <QueryClientProvider client={client}>
      <ConsoleShell name="ann" screens={[first, ...others]} onLeave={() => undefined} />
    </QueryClientProvider>,
  );
  const links = () => [...host.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Desks"] li a')];
  return {
    asked: (path: string) => asked.filter((each) => each.path === path),
    host,
    links,
    link: (name: string) => links().find((each) => each.textContent?.includes(name)),
    rows: () => [...host.querySelectorAll('ul[aria-label="Cases"] a')].map((row) => row.textContent ?? ''),
    shows: (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text)),
    key: (key: string, more: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
    press: (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent?.trim().startsWith(name))?.click(),
  };
}

function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the rail', () => {
  it('uses work/my-work: every desk of a member has a link, with what waits there and what is late, in words too', async () => {
    const page = open();
    await vi.waitFor(() => expect(page.link('Tickets')?.textContent).toContain('2 waiting, 1 late'));
    expect(page.link('Appeals')?.textContent).toContain('1 waiting');
    expect(page.link('My work')?.textContent).toContain('3 waiting, 1 late');
    expect(page.link('My work')?.getAttribute('aria-current')).toBe('page');
    expect(page.link('Audit log')).toBeUndefined();
    expect(page.link('Health')?.getAttribute('href')).toBe('#/health');
  });

  it('an approver, who agrees to what the sanctions list found, has the desk of verification', async () => {
    const page = open([], ['approver']);
    await vi.waitFor(() => expect(page.link('Verification')?.getAttribute('href')).toBe('#/verification'));
  });

  it('counts again when something was done', async () => {
    const page = open();
    await vi.waitFor(() => expect(page.asked(myWork.path).length).toBe(1));
    dispatchEvent(new Event('console-wrote'));
    await vi.waitFor(() => expect(page.asked(myWork.path).length).toBe(2));
  });

  it('G and the letter of a desk lead there', async () => {
    const page = open();
    await page.shows('Yours');
    page.key('g');
    page.key('t');
    expect(location.hash).toBe('#/support');
  });
});

describe('my work', () => {
  it('shows what a member has taken first, then what is late, then what is due, with its value', async () => {
    const page = open();
    await page.shows('Yours');
    const [first = '', second = '', third = ''] = page.rows();
    expect(first).toContain('Appeal 21');
    expect(first).toContain('1,240.5 USDT');
    expect(second).toContain('Ticket 12');
    expect(second).toMatch(/1 h late|59 min/);
    expect(third).toContain('due in');
  });

  it('two keys open the case that is next', async () => {
    const page = open();
    await page.shows('Yours');
    page.key('j');
    page.key('Enter');
    expect(location.hash).toBe('#/p2p/orders/21');
  });

  it('keeps what is shown in the address', async () => {
    const page = open();
    await page.shows('Yours');
    page.press('Late');
    await vi.waitFor(() => expect(page.rows()).toHaveLength(1));
    expect(location.hash).toContain('show=late');
  });

  it('says that nothing waits, and to whom nothing can', async () => {
    const page = open([queue('support.tickets', 'Ticket', [])]);
    await page.shows('Nothing waits for you.');
    const reader = open([], ['reader']);
    await reader.shows('Your roles decide no queue.');
  });

  it('uses work/view-list, work/remove-view: saved views lead to their lists and can be removed', async () => {
    const page = open();
    await page.shows('Answered');
    expect([...page.host.querySelectorAll('a')].find((each) => each.textContent === 'Answered')?.getAttribute('href')).toBe(
      '#/support?state=answered',
    );
    page.press('Remove');
    await vi.waitFor(() => expect(page.asked(removeView.path).map(({ input }) => input)).toEqual([{ viewId: '7' }]));
  });
});

describe('the case file', () => {
  const write = async (selector: string, text: string) => {
    const field = await vi.waitFor(() => {
      const found = document.querySelector<HTMLTextAreaElement | HTMLSelectElement>(selector);
      if (!found) throw new Error('not open yet');
      return found;
    });
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    field.form?.requestSubmit();
  };

  it('R6.7 uses work/case-file, work/give-case: at any desk it says who has the case, and M takes it', async () => {
    const page = open();
    location.hash = '#/support/12';
    await page.shows('bob has this case');
    await page.shows('Same device as on Monday, @ann.');
    expect(page.asked(caseFile.path).map(({ input }) => input)).toEqual([{ queue: 'support.tickets', number: '12' }]);
    page.key('m');
    await page.shows('You have this case');
    const input = { queue: 'support.tickets', number: '12', from: 'bob', to: 'ann' };
    expect(page.asked(giveCase.path).map((each) => each.input)).toEqual([input]);
    page.key('m');
    expect(page.asked(giveCase.path)).toHaveLength(1);
  });

  it('R6.7 H hands it to a named colleague or lets it go, and nobody is chosen beforehand', async () => {
    const page = open();
    location.hash = '#/support/12';
    await page.shows('bob has this case');
    page.key('h');
    await page.shows('Whoever gets it finds it among theirs on My work.');
    const field = document.querySelector<HTMLSelectElement>('dialog[open] select');
    expect(field?.value).toBe('');
    expect([...(field?.options ?? [])].map(({ text }) => text)).toEqual(['Choose', 'cleo', 'Nobody: let it go']);
    field?.form?.requestSubmit();
    await page.shows('Choose who gets it.');
    await write('dialog[open] select', 'cleo');
    await vi.waitFor(() =>
      expect(page.asked(giveCase.path).map(({ input }) => input)).toEqual([
        { queue: 'support.tickets', number: '12', from: 'bob', to: 'cleo' },
      ]),
    );
  });

  it('R6.7 uses work/write-case-note: W writes a note, and a mention stands on My work until it is seen', async () => {
    const page = open([tickets, appeals], ['decider', 'risk'], [mention]);
    await page.shows('names you in Ticket 12');
    expect(document.querySelector('ul[aria-label="Mentions"] a')?.getAttribute('href')).toBe('#/support/12');
    location.hash = '#/support/12';
    await page.shows('bob has this case');
    page.key('w');
    await page.shows('The customer never sees it.');
    await write('dialog[open] textarea', ' I looked. ');
    await page.shows('Notes of colleagues: 2');
    expect(page.asked(writeCaseNote.path).map(({ input }) => input)).toEqual([
      { queue: 'support.tickets', number: '12', text: 'I looked.' },
    ]);
  });

  it('R6.7 is not asked for by whoever decides nothing at that desk', async () => {
    const page = open([appeals]);
    location.hash = '#/support/12';
    await vi.waitFor(() => expect(page.link('Tickets')?.getAttribute('aria-current')).toBe('page'));
    await page.shows('Save view');
    expect(page.asked(caseFile.path)).toEqual([]);
  });
});

describe('the finder', () => {
  it('uses work/find: Ctrl and K, a number and Enter lead to what it names', async () => {
    const page = open();
    await page.shows('Yours');
    page.key('k', { ctrlKey: true });
    const field = await vi.waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[role="combobox"]');
      if (!found) throw new Error('not open yet');
      return found;
    });
    type(field, '123456');
    await page.shows('Order 123456');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    const options = [...document.querySelectorAll('[role="option"]')];
    expect(options.map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    await vi.waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(location.hash).toBe('#/customers?find=123456');
  });
});

it('uses work/save-view: a list is kept with its filters under a name', async () => {
  const page = open();
  location.hash = '#/switches?x=1';
  await page.shows('Save view');
  page.press('Save view');
  const field = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('dialog[open] input');
    if (!found) throw new Error('not open yet');
    return found;
  });
  type(field, 'Night shift');
  [...document.querySelectorAll('dialog[open] button')].find((each) => each.textContent === 'Save')?.dispatchEvent(new Event('click'));
  field.form?.requestSubmit();
  await vi.waitFor(() => expect(page.asked(saveView.path)[0]?.input).toEqual({ name: 'Night shift', address: '#/switches?x=1' }));
});
