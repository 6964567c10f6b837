import { expect, it } from 'vitest';
import { figureCsv } from './figure-csv.ts';

const at = '2026-11-18T12:30:00.000Z';

it('the file has every moment and every series of the table, with empty cells where nothing is known', () => {
  const series = [
    { name: 'placed', values: ['3', '0'] },
    { name: 'completed', values: [null, '12.5'] },
  ];
  expect(figureCsv({ at, step: 'day', buckets: ['2026-11-17T00:00:00.000Z', '2026-11-18T00:00:00.000Z'], series })).toBe(
    'time (UTC),placed,completed\r\n2026-11-17T00:00:00.000Z,3,\r\n2026-11-18T00:00:00.000Z,0,12.5\r\n',
  );
});

it('what is only known as it is now has one line', () => {
  const csv = figureCsv({ at, step: 'day', buckets: [], series: [{ name: 'over 3 days', values: ['2'] }] });
  expect(csv).toBe(`time (UTC),over 3 days\r\n${at},2\r\n`);
});

it.each(['=1+1', '+1', '-1+2', '@sum', '\t=1', '＝1'])('the name %j is no formula in a spreadsheet', (name) => {
  const [, cell = ''] = (figureCsv({ at, step: 'day', buckets: [], series: [{ name, values: ['1'] }] }).split('\r\n')[0] ?? '').split(',');
  expect(cell.replace(/^"/, '')).toMatch(/^'/);
});
