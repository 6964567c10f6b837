import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTexts } from '../i18n/check.ts';
import { drawOverview } from '../overview/draw-overview.ts';
import { sourceFiles } from '../spec/source-files.ts';
import { readTable, root } from '../spec/table.ts';
import { foreignTables } from './table-owners.ts';

/** Rules of the house that no other tool keeps. Each failure names the places. */
const code = sourceFiles(/^(?:apps|packages)\/.*\.tsx?$/).filter(({ path }) => !path.endsWith('.gen.ts'));
const sources = code.filter(({ path }) => !/\.test\.tsx?$|\/test\/|\.stories\.tsx$/.test(path));
const serverSources = sources.filter(({ path }) => path.startsWith('apps/server/src/'));

function places(files: typeof code, pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

it('names say what a file is for', () => {
  const vague = /(?:^|[-./])(?:util|utils|helper|helpers|manager|service|common|misc|data|info|base|impl|types)(?:[-.]|$)/;
  const allowed = new Set(['tools/load/service.ts']);
  expect(sources.map(({ path }) => path).filter((path) => vague.test(path.split('/').at(-1) ?? '') && !allowed.has(path))).toEqual([]);
});

it('names are the words of the field', () => {
  // Words that had to be learned here, and what stands for them now: docs/decisions/0063-words-of-the-field.md.
  const identifiers =
    /(?<![\w'"`./-])(?:[dD]eed|openHouse|openLanes|doors?|\w*Door|Doorway|useCalm|useHeld|useAct|\w*[wW]ish(?:e[sd]|Of)?|HallPlace|selectLook|usualRate|mostRows|leastMs|Residue|(?:moveCoins|postJournal)Told|laterTrader|WayHome|sayAlive|hasStowaway|[wW]orth(?:Of)?|[a-z]\w*Worth|LedgerLab|\w*[rR]igs?|PostOffice|openStage|Purse|Company|ProcessCompany|[dD]iscs?|closeValues|openValues)(?=\??[:,.;)}(<]|\s*=)/;
  const files =
    /(?:^|[/-])(?:deed|house|lanes|door|doors|wish|worth|looks?|stage|people|purse|fight|lab|rig|post-office|front-door|kept-answer)\.(?:test\.)?tsx?$/;
  const everything = sourceFiles(/^(?:apps|packages|e2e|tools|deploy)\/.*\.tsx?$/).filter(({ path }) => !path.endsWith('tidy.test.ts'));
  expect(everything.map(({ path }) => path).filter((path) => files.test(path) && path !== 'tools/bench/lab.ts')).toEqual([]);
  const withoutText = everything.map(({ path, text }) => ({ path, text: codeOf(text) }));
  expect(places(withoutText, identifiers)).toEqual([]);
});

/** Without comments and texts, roughly: lines stay lines. */
function codeOf(text: string): string {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ');
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|>[^<>{}\n]*</g, blank);
}

it('links between pages of the project lead somewhere', () => {
  // What customers and developers outside read links to pages of the site instead.
  const pages = sourceFiles(/\.md$/).filter(({ path }) => !/^(?:apps\/server\/content|docs\/developers)\//.test(path));
  const broken = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .filter(([, to = '']) => !existsSync(join(root, dirname(path), to)))
      .map(([, to]) => `${path}: ${to}`),
  );
  expect(broken).toEqual([]);
});

it('a folder holds at most 30 source files', () => {
  const counts = Map.groupBy(sources, ({ path }) => dirname(path));
  // The contract's root and the console's parts are one noun each.
  expect([...counts].filter(([, files]) => files.length > 30).map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

it('the server asks app_now() for business time', () => {
  // Heartbeats, claims and leases of processes and the age of outbox and inbox are about the machine, not about business.
  const aboutTheMachine = [
    'apps/server/src/platform/instances.ts',
    'apps/server/src/platform/jobs.ts',
    'apps/server/src/modules/core/operations/backups.table.ts',
    'apps/server/src/modules/core/operations/overview.table.ts',
    'apps/server/src/modules/markets/spot/shards/shard-health.table.ts',
    'apps/server/src/platform/clock.ts',
  ];
  const files = serverSources.filter(({ path }) => !aboutTheMachine.includes(path));
  expect(places(files, /(?<![_\w.])(?:now|clock_timestamp)\(\)|Date\.now\(/)).toEqual([]);
});

/** Named reads of another module's tables, each with its reason. The list may only become shorter. */
const foreignReads: Readonly<Record<string, string>> = {
  'assets ledger_accounts': 'the history reads each account of an owner by its own index, so a page costs the same however long it is',
  'assets ledger_postings': 'as above',
  'assets ledger_balances': 'what each owner holds, for the value of a day',
  'assets ledger_journals': 'as above: the journal of each posting, by its key',
  'operations ledger_postings': 'the name of a partitioned table, whose next months are made with those of the outbox',
  'operations p2p_chat_messages': 'as above',
  'operations spot_batches': 'as above',
  'operations spot_log': 'as above',
  'operations spot_trades': 'as above',
};

it('modules join tables of their own, reference data, and views that others declare', () => {
  // Coins, chains, currencies and countries are the same for everybody.
  const found = foreignTables().filter(({ table }) => !table.startsWith('reference_'));
  expect(found.filter(({ isWritten }) => isWritten)).toEqual([]);
  expect([...new Set(found.map(({ module, table }) => `${module} ${table}`))].sort()).toEqual(Object.keys(foreignReads).sort());
});

it('the picture of groups and layers is current', () => {
  expect(readFileSync(join(root, 'docs/images/overview.svg'), 'utf8'), 'run npm run -s overview').toBe(drawOverview());
});

it('no list skips rows to find its place', () => {
  // Whoever skips reads what it skips. Zero skips nothing: it keeps a subquery to itself.
  const statements = sourceFiles(/^migrations\/.*\.sql$/);
  expect(places([...serverSources, ...statements], /\bOFFSET\b(?! 0\b)|\.offset\(/)).toEqual([]);
});

it('numbers that are answered as text are not put in order as text', () => {
  // A bare name behind ORDER BY is the answered column if there is one, and as text 99 stands behind 100.
  const mixed = serverSources.flatMap(({ path, text }) =>
    [...text.matchAll(/sql(?:<[^`]*>)?`([^`]*)`/g)].flatMap(([, query = '']) => {
      const asText = [...query.matchAll(/(\w+)::text(?= *(?:,|\n|FROM\b))/g)].map(([, name]) => name);
      const order = [...query.matchAll(/ORDER BY (.*)/g)].map(([, columns]) => columns).join(', ');
      return asText.filter((name) => new RegExp(`(?<![\\w.])${name}\\b`).test(order)).map((name) => `${path}: ${name}`);
    }),
  );
  expect(mixed).toEqual([]);
});

it('screens use logical directions only, so that Arabic is mirrored', () => {
  const screens = sources.filter(({ path }) => path.endsWith('.tsx'));
  const physical =
    /(?<=["'\s:`-])(?:-?m[lr]-[\w[]|p[lr]-[\w[]|(?:left|right)-(?:\d|\[|auto|full|px)|border-[lr](?=[\s"'`-])|rounded-[lr](?=[\s"'`-])|text-(?:left|right)(?=[\s"'`])|float-(?:left|right)(?=[\s"'`]))/;
  expect(places(screens, physical)).toEqual([]);
});

it('nothing that is rendered on the server is formatted by Intl at run time', () => {
  const screens = sources.filter(({ path }) => /^(?:apps\/web\/src|packages\/ui\/src)\//.test(path));
  expect(places(screens, /\bIntl\.|toLocale(?:String|DateString|TimeString|UpperCase|LowerCase)\(/)).toEqual([]);
});

it('numbers, dates and percents of a reader are written by their format alone', () => {
  const screens = sources.filter(({ path }) => /^(?:apps\/web\/src|packages\/ui\/src)\//.test(path));
  // A percent of the width of a drawing is no figure.
  const drawn = screens.filter(({ path }) => !/\/(?:ad-bar|band-bar|range-bar|share-bar|draw-chart|draw-candles)\.tsx?$/.test(path));
  expect(places(drawn, /\}%|\.toFixed\(|rules\/utc-time/)).toEqual([]);
  expect(places(serverSources, /rules\/utc-time|\.toFixed\(/)).toEqual([]);
  const texts = sourceFiles(/^packages\/texts\/[^/]+\/[^/]+\.json$/);
  expect(places(texts, /\}[\s\u00a0\u202f]*[%٪％]|[%٪％][\s\u00a0]*\{/)).toEqual([]);
});

it('ways to pay are named by useMethodName alone, in the language of the reader', () => {
  const screens = sources.filter(({ path }) =>
    /^apps\/web\/src\/(?!parts\/use-method-name\.ts|parts\/notifications\/entry-text\.ts)/.test(path),
  );
  expect(places(screens, /\bpaymethodName\b/)).toEqual([]);
});

it('no markup is made from strings', () => {
  expect(places(sources, /dangerouslySetInnerHTML|\.innerHTML\s*=|document\.write\(|new Function\(|\beval\(/)).toEqual([]);
});

it('the web keeps nothing of a visitor outside of a request', () => {
  const onServer = sources.filter(({ path }) => path.endsWith('.server.ts') || path.endsWith('.server.tsx'));
  expect(places(onServer, /^(?:let|var)\s/)).toEqual([]);
});

it('only calls that need no session are answered once for everybody', () => {
  const shared = sources.filter(({ path, text }) => path.endsWith('.query.ts') && text.includes('sharedQueryOf('));
  const contracts = shared.map(({ path, text }) => ({ path, file: /^import \{.*'@peerbourse\/contract\/([^']+)'/m.exec(text)?.[1] ?? '' }));
  expect(contracts.length).toBeGreaterThan(5);
  const personal = contracts.filter(
    ({ file }) => !readFileSync(join(root, `packages/contract/src/${file}.ts`), 'utf8').includes("auth: 'guest'"),
  );
  expect(personal.map(({ path }) => path)).toEqual([]);
});

it('texts are complete, current and well formed in all languages', () => {
  expect(checkTexts()).toEqual([]);
});

it('every module says what it owns, in at most 40 lines', () => {
  const modules = new Set(serverSources.flatMap(({ path }) => /^(apps\/server\/src\/modules\/[^/]+\/[^/]+)\//.exec(path)?.[1] ?? []));
  for (const module of modules) {
    const readme = join(root, module, 'README.md');
    expect(existsSync(readme), `${module}/README.md`).toBe(true);
    expect(readFileSync(readme, 'utf8').split('\n').length, `${module}/README.md`).toBeLessThanOrEqual(41);
  }
});

it('unfinished work names its issue', () => {
  expect(places(sources, /\b(?:TODO(?!\(#\d+\))|FIXME|XXX|HACK)\b/).filter((place) => !place.startsWith('tools/scaffold/'))).toEqual([]);
});

it('the tree and its texts speak of the project alone', () => {
  const all = sourceFiles(/\.(?:ts|tsx|md|json|sql|css|tsv|yaml|yml|conf|cfg|cjs)$/).filter(
    ({ path }) => path !== 'package-lock.json' && !path.endsWith('tidy.test.ts'),
  );
  expect(places(all, /\/work\/(?:main|shared)|\.\.\/shared\/|registry\.npmjs|\bClaude\b|\bChatGPT\b|\bCopilot\b/)).toEqual([]);
});

it('dependencies are pinned exactly and each has its reason', () => {
  const reasons = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const manifests = sourceFiles(/(?:^|\/)package\.json$/).map(
    ({ text }) => JSON.parse(text) as Record<string, Record<string, string> | undefined>,
  );
  const pins = manifests.flatMap((manifest) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }),
  );
  const foreign = pins.filter(([name]) => !name.startsWith('@peerbourse/'));
  expect(foreign.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)).map(([name, version]) => `${name}@${version}`)).toEqual([]);
  expect([...new Set(foreign.map(([name]) => name))].filter((name) => !reasons.includes(name))).toEqual([]);
});

it('the lock names no address, runs no script and holds only permissive licences', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean; dev?: boolean; license?: string }>;
  };
  const entries = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/') && !lock.packages[path]?.link);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  const permissive =
    /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|MPL-2\.0|Unlicense|Python-2\.0|W3C)(?: (?:OR|AND) [^)]+)?\)?$/;
  const odd = entries
    .filter(([, { license }]) => license !== undefined && !permissive.test(license))
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(odd.filter((entry) => !/libvips.*LGPL/.test(entry))).toEqual([]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
});

it('docs/spec names the same requirements and calls as the tests and the contract can cite', () => {
  expect(readTable('docs/spec/requirements.tsv').length).toBe(157);
  expect(readTable('docs/spec/calls.tsv').length).toBe(178);
});
