import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { headers } from '@peerbourse/contract/headers';
import { addEvidence } from '@peerbourse/contract/p2p/p2p-appeals/add-evidence';
import type { AppealCase } from '@peerbourse/contract/p2p/p2p-appeals/appeal.shape';
import { orderAppeal } from '@peerbourse/contract/p2p/p2p-appeals/order-appeal';
import { maxPictures } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { done, openPage, refusalText, refused, type SentRequest, status } from '#testing/open-page.tsx';

const now = Date.parse('2026-11-18T12:00:00Z');
const orderNo = '104857600123451837';
const fileId = 'AAAAAAAAAAAAAAAAAAAAAA';

const order = {
  orderNo,
  version: 3,
  orderStatus: 2,
  currencyUserSide: 'buy',
  commands: [],
  serverTimestamp: now,
} as unknown as OrderDetail;

type Evidence = AppealCase['evidence'][number];

function pictureOf(evidenceNo: string, more: Partial<Evidence> = {}): Evidence {
  const picture = { url: `/files/${evidenceNo}`, width: 900, height: 1_600 };
  return { evidenceNo, side: 'buyer', kind: 'payment', isForStaff: false, isUsedBefore: false, at: now, picture, ...more };
}

function caseWith(evidence: Evidence[], requests: AppealCase['requests'] = []): AppealCase {
  return {
    caseNo: `${orderNo}-1`,
    kind: 'appeal',
    closed: null,
    decision: null,
    held: [],
    reason: 'not-released',
    facts: {
      openedAt: now,
      openedBy: 'buyer',
      isSlow: false,
      statedAt: { buyer: now, seller: now },
      asked: null,
      takenAt: null,
      pauses: [],
    },
    statements: [],
    requests,
    evidence,
    serverTimestamp: now,
  };
}

function open(appeal: AppealCase, answer: (path: string) => Response | undefined = () => undefined) {
  return openPage({
    texts: ['p2p', 'p2p-appeals', 'p2p-chat', 'p2p-orders', 'paymethods'],
    part: async () => {
      const { AppealOfOrder } = await import('./appeal-of-order.tsx');
      const { OrderClock } = await import('#features/p2p/shared/order-clock.tsx');
      return () => (
        <OrderClock serverTimestamp={now}>
          <AppealOfOrder order={order} name="nordlicht" />
        </OrderClock>
      );
    },
    answer: ({ path }) => answer(path) ?? (path === orderAppeal.path ? done(path, { appeal }) : undefined),
  });
}

/** What the emulated DOM lacks: pictures, canvases and places on the screen. Tells what was painted, in its order. */
function stubDrawing(): unknown[][] {
  const painted: unknown[][] = [];
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type === 'text/plain') throw new Error('not a picture');
    return { width: 1_200, height: 600, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        fillRect(...box: number[]) {
          painted.push([(this as unknown as CanvasRenderingContext2D).fillStyle, ...box]);
        },
        drawImage: () => painted.push(['picture']),
      }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () =>
      `data:image/jpeg;base64,${btoa(painted.at(-1)?.join(' ') ?? '')
        .padEnd(24, '=')
        .replaceAll('=', 'A')}`,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300));
  return painted;
}

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a picture' }));
  return within(await screen.findByRole('dialog', { name: 'Add a picture' }));
}

function choose(type = 'image/png'): void {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'transfer.png', { type })] } });
}

function drag(area: HTMLElement, from: [number, number], to: [number, number]): void {
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, isPrimary: true, button: 0, pointerId: 1 });
  fireEvent.pointerDown(area, at(from));
  fireEvent.pointerMove(area, at(to));
  fireEvent.pointerUp(area, at(to));
}

const bodiesTo = (sent: readonly SentRequest[], path: string) => sent.filter((request) => request.path === path).map(({ body }) => body);

it('R4.20 pictures of both sides are shown, of a hidden one only that it is there, of an erased one nothing', async () => {
  await open(
    caseWith([
      pictureOf('own'),
      pictureOf('staff', { kind: 'messages', isForStaff: true }),
      pictureOf('other', { side: 'seller', kind: 'statement' }),
      pictureOf('hidden', { side: 'seller', isForStaff: true, picture: null }),
      pictureOf('erased', { picture: null }),
      pictureOf('erased-other', { side: 'seller', picture: null }),
    ]),
  );
  const list = within(await screen.findByRole('region', { name: 'Evidence' }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  const [own] = list.getAllByRole<HTMLElement>('img', { name: 'Your picture' });
  expect(own?.getAttribute('src')).toBe('/files/own');
  expect(own?.getAttribute('width')).toBe('900');
  expect(own?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(list.getByText(/^Proof of payment/)).toBeTruthy();
  expect(list.getByText('nordlicht sent a picture that only our team can see.')).toBeTruthy();
  expect(list.getAllByText('Only our team')).toHaveLength(1);
  expect(list.getByText('You can add 7 more pictures.')).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: 'Picture from nordlicht', description: /^The transactions/ }));
  const larger = within(await screen.findByRole('dialog', { name: 'Picture from nordlicht' }));
  expect(larger.getByRole('img').getAttribute('src')).toBe('/files/other');
});

it('R4.20 an address that loaded is kept, one that failed gives way to the next', async () => {
  let round = 0;
  const answered = (path: string) => {
    if (path !== orderAppeal.path) return undefined;
    round += 1;
    return done(path, { appeal: caseWith([pictureOf('own', { picture: { url: `/files/${round}`, width: 9, height: 9 } })]) });
  };
  const { client } = await open(caseWith([]), answered);
  const source = () => screen.getByRole('img', { name: 'Your picture' }).getAttribute('src');
  await screen.findByRole('img', { name: 'Your picture' });
  const first = source();
  await client.refetchQueries({ predicate: ({ queryKey }) => queryKey.includes(orderAppeal.path) });
  expect(round).toBeGreaterThan(1);
  expect(source()).toBe(first);
  fireEvent.error(screen.getByRole('img', { name: 'Your picture' }));
  await waitFor(() => expect(source()).toBe(`/files/${round}`));
  expect(source()).not.toBe(first);
});

it('R4.20 whoever has sent all pictures cannot add another', async () => {
  await open(caseWith(Array.from({ length: maxPictures }, (_, place) => pictureOf(String(place)))));
  expect(await screen.findByText('You can’t add more pictures.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
});

it('R4.20 uses p2p-appeals/add-evidence, files/upload-base64-file: only the picture with its covers is sent', async () => {
  const painted = stubDrawing();
  const { sent } = await open(caseWith([]), (path) => {
    if (path === uploadBase64File.path) return done(path, { fileId });
    return path === addEvidence.path ? done(path, { appeal: caseWith([pictureOf('new', { isForStaff: true })]) }) : undefined;
  });
  const dialog = await openDialog();
  choose();
  const area = await dialog.findByRole('application', { name: 'Picture to black out' });
  drag(area, [100, 50], [50, 100]);
  expect(dialog.getByText('1 area is blacked out')).toBeTruthy();
  drag(area, [10, 10], [11, 11]);
  fireEvent.keyDown(area, { key: 'ArrowDown' });
  fireEvent.keyDown(area, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(area, { key: 'Enter' });
  fireEvent.keyDown(area, { key: 'Enter' });
  expect(dialog.getByText('3 areas are blacked out')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(dialog.getByText('2 areas are blacked out')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /^Proof of payment/ }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Only our team' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(painted.slice(-3)).toEqual([['picture'], ['#000', 100, 100, 100, 100], ['#000', 400, 295, 420, 50]]);
  expect(bodiesTo(sent, uploadBase64File.path)).toEqual([
    { purpose: 'appeal-picture', file: expect.stringMatching(new RegExp(`^${btoa('#000 400 295')}`)) },
  ]);
  expect(bodiesTo(sent, addEvidence.path)).toEqual([{ orderNo, kind: 'payment', fileId, isForStaff: true }]);
  expect(await screen.findByText('Picture sent.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Your picture' }).getAttribute('src')).toBe('/files/new');
});

it('R4.20 what is missing is said after the first try, and what is no picture at once', async () => {
  stubDrawing();
  const { sent } = await open(caseWith([]));
  const dialog = await openDialog();
  expect(dialog.queryByText('Choose a picture first.')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Send picture' }));
  expect(await dialog.findByText('Choose a picture first.')).toBeTruthy();
  expect(dialog.getByText('Choose what it shows.')).toBeTruthy();
  expect(dialog.getByRole('radio', { name: 'Our team and the other side' })).toHaveProperty('checked', true);
  choose('text/plain');
  expect(await dialog.findByText(/We can’t read this picture/)).toBeTruthy();
  expect(bodiesTo(sent, uploadBase64File.path)).toEqual([]);
});

it('R4.20 what staff ask for is chosen already; no answer repeats the same submission, a refusal is shown', async () => {
  stubDrawing();
  const asked = {
    side: 'buyer',
    at: now,
    answeredAt: null,
    evidence: 'bank-letter',
    template: null,
    text: 'Please show the letter.',
  } as const;
  const answers = [() => status(500), () => refused('p2p-appeals.too-many')];
  const { sent } = await open(caseWith([], [asked]), (path) => {
    if (path === uploadBase64File.path) return done(path, { fileId });
    return path === addEvidence.path ? answers.shift()?.() : undefined;
  });
  const dialog = await openDialog();
  expect(dialog.getByRole('radio', { name: 'The message from your bank' })).toHaveProperty('checked', true);
  choose();
  await dialog.findByRole('application');
  fireEvent.click(dialog.getByRole('button', { name: 'Send picture' }));
  await waitFor(() => expect(dialog.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true));
  fireEvent.click(dialog.getByRole('button', { name: 'Send picture' }));
  expect(await dialog.findByText(refusalText('p2p-appeals.too-many', 'en'))).toBeTruthy();
  expect(bodiesTo(sent, uploadBase64File.path)).toHaveLength(1);
  const added = sent.filter(({ path }) => path === addEvidence.path);
  expect(added).toHaveLength(2);
  expect(new Set(added.map((request) => request.headers[headers.idempotencyKey])).size).toBe(1);
  expect(added[0]?.headers[headers.idempotencyKey]).toBeTruthy();
});
