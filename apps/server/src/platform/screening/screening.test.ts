import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readListFile } from './list-file.ts';
import { screeningOf } from './screening.ts';

const dir = mkdtempSync(join(tmpdir(), 'pb-screening-'));
afterAll(() => rmSync(dir, { recursive: true }));

const head = '#list,Some list,2026-11-10\nentry_id,name,aliases,birth_dates\n';

describe('a file of a list', () => {
  it('may have quotes, commas in them, Windows line ends, and several names and dates in a field', () => {
    const file = readListFile(
      `\uFEFF${head.replaceAll('\n', '\r\n')}A-1,"Doe, ""Jim""","Jimmy; James Doe",1950;1951-02-03\r\nA-2,Other,,\r\n`,
    );
    expect(file).toEqual({
      name: 'Some list',
      publishedOn: '2026-11-10',
      entries: [
        { entryId: 'A-1', name: 'Doe, "Jim"', aliases: ['Jimmy', 'James Doe'], birthDates: ['1950', '1951-02-03'] },
        { entryId: 'A-2', name: 'Other', aliases: [], birthDates: [] },
      ],
    });
  });

  it.each([
    ['no head', 'entry_id,name,aliases,birth_dates\nA,B,,\n'],
    ['no date of publication', '#list,Some list\nentry_id,name,aliases,birth_dates\nA,B,,\n'],
    ['other columns', '#list,Some list,2026-11-10\nid,name\nA,B\n'],
    ['no entry', head],
    ['an entry without a name', `${head}A-1,,,\n`],
    ['an entry with a date in words', `${head}A-1,Doe,,about 1950\n`],
    ['a line that was cut off', `${head}A-1,Doe,,1950\nA-2,Do`],
    ['a quote in the middle of a field', `${head}A-1,Do"e,,1950\nA-2,Poe,,\n`],
    ['an entry twice', `${head}A-1,Doe,,\nA-1,Poe,,\n`],
  ])('is refused as a whole with %s', (_, text) => {
    expect(() => readListFile(text)).toThrow();
  });
});

describe('the bundled list', () => {
  const screening = screeningOf(readConfig({}));

  it('is marked as a sample and finds its invented people, however they are written', async () => {
    const list = await screening.reload();
    expect(list).toMatchObject({ isSample: true, name: 'Invented sample (nobody real)', entries: 8 });
    expect(list.version).toMatch(/^2026-11-01 [0-9a-f]{12}$/);
    for (const name of ['Orlan Vexmoor', 'VEXMOOR Orlan', 'Orlán Vexmor', 'Орлан Вексмур'])
      expect(list.hitsFor({ name, birthDate: '1961-04-01' })[0], name).toMatchObject({ entryId: 'SAMPLE-001' });
    expect(list.hitsFor({ name: 'Erika Mustermann', birthDate: '1984-08-12' })).toEqual([]);
  });

  it('leaves out somebody with a name that is only like it and another year of birth', async () => {
    const list = await screening.reload();
    expect(list.hitsFor({ name: 'Orlan Vexmoor', birthDate: '1999-01-01' })).toEqual([expect.objectContaining({ score: 88 })]);
    expect(list.hitsFor({ name: 'Orland Vexmore', birthDate: '1961-04-01' })).toHaveLength(1);
    expect(list.hitsFor({ name: 'Orland Vexmore', birthDate: '1999-01-01' })).toEqual([]);
  });
});

describe('a list of the operator', () => {
  const path = join(dir, 'list.csv');
  const config = readConfig({ PB_SCREENING: 'file', PB_SCREENING_FILE: path });
  const screening = screeningOf(config);

  it('is none until it is there, and stays in force when a broken one replaces it', async () => {
    expect(screeningOf(config)).toBe(screening);
    expect(await screening.current()).toBeNull();
    await expect(screening.reload()).rejects.toThrow('ENOENT');
    writeFileSync(path, `${head}A-1,Jim Doe,,1950\n`);
    const first = await screening.reload();
    expect(first).toMatchObject({ isSample: false, name: 'Some list', publishedOn: '2026-11-10' });
    expect(await screening.reload()).toBe(first);
    writeFileSync(path, 'rubbish');
    await expect(screening.reload()).rejects.toThrow('line 1');
    expect(await screening.current()).toBe(first);
  });

  it('is read again when it was replaced', async () => {
    const before = await screening.current();
    writeFileSync(path, `${head.replace('11-10', '11-17')}A-1,Jim Doe,,1950\n`);
    utimesSync(path, 1, 1);
    const after = await screening.reload();
    expect(after.publishedOn).toBe('2026-11-17');
    expect(after.version).not.toBe(before?.version);
  });
});
