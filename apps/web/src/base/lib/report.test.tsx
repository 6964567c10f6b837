import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually, refused, type SentRequest, status } from '#testing/open-page.tsx';
import { chooseMidnight, openPricePage } from '#testing/price-page.tsx';

const marks = { report: 'https://key@reports.example/1', environment: 'beta' };

const isReport = ({ path }: SentRequest) => path.startsWith('https://reports.example/');

/** The events of one report: every second line of its body says what kind the next one is. */
function eventsOf({ body }: SentRequest): Array<{ level: string; message: string; environment: string }> {
  const lines = String(body)
    .split('\n')
    .map((line) => JSON.parse(line || 'null'));
  return lines.filter((_, index) => lines[index - 1]?.type === 'event');
}

it('R8.6 in beta every refusal and HTTP error is reported, and nothing of the visitor', async () => {
  const answers = [refused('rates.no-price', 'en', { amount: '123456.789' }), status(403), status(429)];
  const { sent } = await openPricePage(() => answers.shift(), { marks, cookie: 'unit=EUR', search: '?channelCode=secret-campaign' });
  // The library takes a fetch of its own where the one of the page is not the browser's.
  fetch.toString = () => 'function fetch() { [native code] }';
  for (const [index, minutes] of [0, 60, 120].entries()) {
    chooseMidnight(minutes);
    await eventually(() => expect(sent.filter(isReport)).toHaveLength(index + 1));
  }
  const reports = sent.filter(isReport);
  expect(reports.flatMap(eventsOf).map(({ level, message, environment }) => ({ level, message, environment }))).toEqual([
    { level: 'error', message: '/v1/kline/getOpenPrice 61102', environment: 'beta' },
    { level: 'error', message: '/v1/kline/getOpenPrice http 403', environment: 'beta' },
    { level: 'error', message: '/v1/kline/getOpenPrice http 429', environment: 'beta' },
  ]);
  const terminal = (JSON.parse(localStorage.getItem('pb_cache') ?? '{}') as { values?: { terminal_code?: string } }).values?.terminal_code;
  expect(terminal).toMatch(/^[\da-f-]{36}$/);
  const everything = reports.map(({ path, body }) => `${path} ${String(body)}`).join('\n');
  for (const secret of ['123456.789', 'secret-campaign', terminal ?? '', 'EUR', 'timezone', 'cookie'])
    expect(everything).not.toContain(secret);
});

it('R8.6 without an address nothing is reported', async () => {
  const { sent } = await openPricePage(() => status(403));
  chooseMidnight();
  await screen.findByRole('alert');
  await vi.dynamicImportSettled();
  expect(sent.filter(isReport)).toEqual([]);
});
