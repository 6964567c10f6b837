import type { StaffRole } from '@peerbourse/contract/call';
import { type Envelope, successCodeOf } from '@peerbourse/contract/envelope';
import { decideHit } from '@peerbourse/contract/identity/verification/decide-hit';
import { decideVerification } from '@peerbourse/contract/identity/verification/decide-verification';
import { hitQueue } from '@peerbourse/contract/identity/verification/hit-queue';
import { openCase } from '@peerbourse/contract/identity/verification/open-case';
import { verificationCase } from '@peerbourse/contract/identity/verification/verification-case';
import { verificationQueue } from '@peerbourse/contract/identity/verification/verification-queue';
import { viewLog } from '@peerbourse/contract/identity/verification/view-log';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { changeSession } from '#session/staff-session.ts';
import { goTo, useFragment } from '#shell/use-screen.ts';
import { verificationAddressOf } from './verification-address.ts';
import { VerificationDesk } from './verification-desk.tsx';

const at = '2026-11-15T08:00:00.000Z';
const numbers = ['1000000000000000001', '1000000000000000002', '1000000000000000003'] as const;
const masked = (caseNo: string) => ({
  caseNo,
  state: 'submitted',
  userId: `9${caseNo.slice(-9)}`,
  country: 'DE',
  documentType: 'id-card',
  name: `E** ${caseNo.at(-1)}**`,
  documentNumber: '****47',
  submittedAt: at,
  decidedAt: null,
  decidedBy: null,
  earlier: 0,
  isRenewal: false,
  expiresOn: '2030-01-31',
  openHits: 0,
});
const picture = { url: '', width: 64, height: 48 };
const hit = {
  hitNo: '2000000000000000001',
  listName: 'Some list',
  listVersion: '2026-11-10 abc',
  entryId: 'T-1',
  entryName: 'Orlan Vexmoor',
  entryBirth: '1961-04-01',
  score: 97,
  state: 'open',
  foundAt: at,
  proposedBy: null as string | null,
  reason: null as string | null,
  decidedBy: null,
  decisionReason: null,
};
const screening = { listName: 'Some list', listVersion: '1', publishedOn: '2026-11-10', ageDays: 2, isSample: false, hits: [] as object[] };
const whole = (caseNo: string) => ({
  ...masked(caseNo),
  name: `Erika Number${caseNo.at(-1)}`,
  documentNumber: 'L01X00T47',
  firstName: 'Erika',
  lastName: `Number${caseNo.at(-1)}`,
  birthDate: '1984-08-12',
  age: 42,
  minimumAge: 18,
  daysLeft: 1_000,
  front: picture,
  back: picture,
  selfie: picture,
  sameDocument: [] as object[],
  samePictures: [] as object[],
  screening,
  viewsLeft: 29,
});

interface Given {
  roles?: readonly StaffRole[];
  opened?: object;
}

/** Only the transport is a stub: whoever is decided leaves the queue, and it keeps what was sent. */
/** The address says which application is open, as on the screen. */
function Desk() {
  return <VerificationDesk {...verificationAddressOf(useFragment())} />;
}

function desk({ roles = ['decider'], opened = {} }: Given = {}) {
  const sent: Array<{ path: string; input: Record<string, unknown> }> = [];
  const decided = new Set<unknown>();
  const hits = ((opened as { screening?: typeof screening }).screening?.hits ?? []) as Array<typeof hit>;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const input = JSON.parse(body) as Record<string, unknown>;
    const caseNo = String(input['caseNo']);
    if ([openCase.path, decideVerification.path, decideHit.path].includes(path)) sent.push({ path, input });
    if (path === decideVerification.path) decided.add(caseNo);
    const answers: Record<string, () => object> = {
      [verificationQueue.path]: () => ({
        cases: numbers.filter((no) => !decided.has(no)).map(masked),
        next: null,
        waiting: 3 - decided.size,
      }),
      [verificationCase.path]: () => ({
        ...masked(caseNo),
        state: decided.has(caseNo) ? 'approved' : 'submitted',
        reasons: [],
        note: null,
        face: null,
      }),
      [openCase.path]: () => ({ ...whole(caseNo), ...opened }),
      [decideVerification.path]: () => ({ caseNo, state: 'approved' }),
      [hitQueue.path]: () => ({
        hits: hits
          .filter(({ hitNo, state }) => (input['hitNo'] ? hitNo === input['hitNo'] : state === input['state']))
          .map((each) => ({ ...each, case: masked(numbers[0]) })),
        next: null,
        waiting: hits.length,
      }),
      [decideHit.path]: () => ({ ...hit, state: 'proposed', proposedBy: 'ann', reason: input['reason'] }),
      [viewLog.path]: () => ({ views: [], next: null }),
    };
    return Response.json({ code: successCodeOf(path), data: answers[path]?.() ?? {}, msg: '', requestId: 'request' } satisfies Envelope);
  });
  changeSession({ state: 'in', account: { staffId: '1', name: 'ann', roles: [...roles], expiresAt: at } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    goTo('');
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  root.render(
    <QueryClientProvider client={client}>
      <Desk />
    </QueryClientProvider>,
  );
  const button = (name: string) =>
    [...document.querySelectorAll('button')].filter((each) => each.textContent?.trim().startsWith(name)).at(-1);
  return {
    sent,
    shows: (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text)),
    says: () => document.body.textContent ?? '',
    button,
    press: async (name: string) => (await vi.waitFor(() => found(button(name)))).click(),
    key: (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  };
}

function found<Thing>(thing: Thing | null | undefined): Thing {
  if (!thing) throw new Error('not there yet');
  return thing;
}

it('R2.11 uses verification/verification-queue, verification/open-case, verification/decide-verification: three keys decide a case, and the next one opens', async () => {
  const page = desk();
  await page.shows('E** 1**');
  page.key('j');
  await page.shows('case 1000000000000000001');
  page.key('o');
  await page.shows('Number1');

  page.key('s');
  await page.shows('You answered: the same person.');
  page.key('a');
  // Enter is the browser's: it presses what has the focus.
  const confirm = await vi.waitFor(() => {
    const focused = document.activeElement;
    expect(focused?.closest('dialog')?.textContent).toContain('Approve this application');
    expect(focused?.textContent).toBe('Approve');
    return focused as HTMLButtonElement;
  });
  confirm.click();
  await page.shows('Erika Number1: approved.');
  await page.shows('Number2');
  expect(page.sent).toEqual([
    { path: openCase.path, input: { caseNo: numbers[0] } },
    { path: decideVerification.path, input: { caseNo: numbers[0], isApproved: true, face: 'same', reasons: [], note: '' } },
    { path: openCase.path, input: { caseNo: numbers[1] } },
  ]);
});

it('J and N go on, K goes back, and none of them opens a case', async () => {
  const page = desk();
  await page.shows('E** 1**');
  for (const [key, no] of [
    ['n', 0],
    ['j', 1],
    ['n', 2],
    ['j', 2],
    ['k', 1],
  ] as const) {
    page.key(key);
    await page.shows(`case ${numbers[no]}`);
  }
  expect(page.sent).toEqual([]);
});

async function open(given: Given) {
  const page = desk(given);
  await page.shows('E** 1**');
  page.key('j');
  await page.press('Open the case');
  await page.shows('Number1');
  return page;
}

it('nobody is approved before the answer about the faces; who is not sure rejects with that reason', async () => {
  const page = await open({});
  page.key('a');
  await page.shows('Same person: Compare selfie and document, then answer S, D or U.');
  expect(document.querySelector('dialog[open]')).toBeNull();
  page.key('u');
  await page.shows('You are not sure. Reject it and ask for a new selfie.');
  page.key('a');
  await page.shows('Same person: You are not sure.');
  expect(document.querySelector('dialog[open]')).toBeNull();
  page.key('x');
  const ticked = await vi.waitFor(() => found(document.querySelector<HTMLInputElement>('dialog[open] input:checked')));
  expect(ticked.closest('label')?.textContent).toContain('a new selfie is needed');
  await page.press('Reject');
  await vi.waitFor(() => expect(page.sent.at(-1)?.path).toBe(openCase.path));
  expect(page.sent.at(-2)?.input).toMatchObject({ isApproved: false, face: 'unsure', reasons: ['selfie-unclear'] });
});

it('each check says with a word what it is, and what stops an approval', async () => {
  const page = await open({
    opened: { age: 17, daysLeft: 12, sameDocument: [{ caseNo: '7', userId: '7000000001', state: 'rejected' }] },
  });
  const rows = [...document.querySelectorAll('section[aria-label="Checks"] dl > div')].map((row) => row.textContent);
  expect(rows).toEqual([
    'Same personLookCompare selfie and document, then answer S, D or U.',
    'Sanctions listPassedNobody on it is like this person. Some list of 2026-11-10.',
    'DocumentLookSame document as another account.',
    'PicturesPassedNo other account has sent a picture like these.',
    'ExpiryLookEnds in 12 days, on 2030-01-31.',
    'AgeStop17 years old; 18 are needed.',
  ]);
  const link = document.querySelector('a[href="#/customers/7000000001/verification"]');
  expect(link?.textContent).toBe('user 7000000001');
  page.key('s');
  await page.shows('You answered: the same person.');
  page.key('a');
  await page.shows('Age: 17 years old; 18 are needed.');
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect([...document.querySelectorAll('figcaption')].map((each) => each.textContent?.slice(0, 6))).toEqual(['Selfie', 'Front ', 'Back 2']);
});

it('uses verification/hit-queue, verification/decide-hit: an entry of the list is looked at and proposed to be somebody else', async () => {
  const page = desk({ opened: { screening: { ...screening, hits: [hit] } } });
  await page.press('Sanctions list');
  await page.shows('like Orlan Vexmoor, 97 of 100');
  page.key('j');
  await page.shows('case 1000000000000000001');
  page.key('o');
  await page.shows('Born 1961-04-01. Alike 97 of 100. Entry T-1, Some list, 2026-11-10 abc.');
  await page.shows('One entry is like this person. Two members have to clear it.');
  await page.press('It is somebody else');
  await page.press('Propose');
  await page.shows('Say why, in at least 10 characters.');
  const field = found(document.querySelector<HTMLTextAreaElement>('dialog textarea'));
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, 'born in another country');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await page.press('Propose');
  await page.shows('ann says: somebody else. born in another country Another member has to agree.');
  expect(page.sent.at(-1)?.input).toEqual({ hitNo: hit.hitNo, isSamePerson: false, reason: 'born in another country' });
});

it('an address leads to a hit of any state, also where the list shows others, and the buttons write the address', async () => {
  const proposed = { ...hit, state: 'proposed', proposedBy: 'bob', reason: 'Born elsewhere.' };
  const page = desk({ opened: { screening: { ...screening, hits: [proposed] } } });
  goTo(`#/verification/hits/${hit.hitNo}`);
  await page.shows('case 1000000000000000001');
  expect(page.says()).toContain('Nothing is waiting here.');
  expect(page.button('Sanctions list')?.getAttribute('aria-pressed')).toBe('true');
  await page.press('Applications');
  await vi.waitFor(() => expect(location.hash).toBe('#/verification'));
});

it('an approver sees the case of an entry and decides no application', async () => {
  const proposed = { ...hit, state: 'proposed', proposedBy: 'bob', reason: 'Born elsewhere.' };
  const page = desk({ roles: ['approver'], opened: { screening: { ...screening, hits: [proposed] } } });
  await page.shows('like Orlan Vexmoor');
  expect(page.button('Applications')).toBeUndefined();
  page.key('j');
  await page.press('Open the case');
  await page.shows('bob says: somebody else. Born elsewhere.');
  expect(page.button('Agree: somebody else')).toBeDefined();
  expect(page.button('Approve')).toBeUndefined();
  expect(page.says()).not.toContain('Do selfie and document show the same person?');
});
