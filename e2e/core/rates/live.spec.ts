import { english } from '../../../packages/rules/src/formats/format.ts';
import { expect, publishNear, site, test } from '../../site.ts';

const price = '[data-price="btc_usdt"]';

test.describe.configure({ mode: 'serial' });

test('a published price reaches an open page', { tag: '@core' }, async ({ quiet }) => {
  await quiet.goto(`${site}/`);
  await expect(quiet.locator('[data-live-state="live"]')).toBeVisible();
  for (let index = 0; index < 5; index++) {
    const published = await publishNear('btc_usdt', index);
    await expect(quiet.locator(price)).toContainText(english.number(published, 2));
  }
});

test('with NATS stopped a price arrives all the same; after its return nothing is missed or doubled', async ({ browser }) => {
  const page = await browser.newPage();
  const seqs: number[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { op: string; seq?: number };
      if ((frame.op === 'snap' || frame.op === 'upd') && frame.seq !== undefined) seqs.push(frame.seq);
    });
  });
  await page.goto(`${site}/`);
  await expect(page.locator('[data-live-state="live"]')).toBeVisible();
  try {
    await switchNats('stop');
    for (let index = 10; index < 13; index++) {
      const published = await publishNear('btc_usdt', index);
      await expect(page.locator(price)).toContainText(english.number(published, 2));
    }
  } finally {
    await switchNats('start');
  }
  const published = await publishNear('btc_usdt', 20);
  await expect(page.locator(price)).toContainText(english.number(published, 2));
  const expected = Array.from({ length: seqs.length }, (_, index) => (seqs[0] as number) + index);
  expect(seqs).toEqual(expected);
  await page.close();
});

async function switchNats(to: 'stop' | 'start'): Promise<void> {
  await fetch(`${process.env.PB_E2E_NATS}/${to}`);
}

test('a visitor with a session shows a ticket on the socket before it subscribes', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'login', value: '1', url: site }]);
  const page = await context.newPage();
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => frames.push(`sent ${(JSON.parse(String(payload)) as { op: string }).op}`));
    socket.on('framereceived', ({ payload }) => frames.push(`got ${(JSON.parse(String(payload)) as { op: string }).op}`));
  });
  await page.goto(`${site}/`);
  await expect(page.locator('[data-live-state="live"]')).toBeVisible();
  expect(frames.filter((frame) => frame.startsWith('sent')).slice(0, 2)).toEqual(['sent auth', 'sent sub']);
  expect(frames).toContain('got authed');
  await context.close();
});
