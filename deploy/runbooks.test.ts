import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../tools/operate/commands.ts';
import { composition, copiedInto, isCopied, root, text } from './composition.ts';
import { run } from './tool.ts';

const folder = join(root, 'docs/runbooks');
const serverImage = 'peerbourse-server:${IMAGE_TAG:?}';
const copied = copiedInto('server');
/** What Debian's slim image has anyway. */
const debian = ['cat', 'head', 'ls', 'tail'];

interface Command {
  page: string;
  words: string[];
}

/** What a reader would type: everything in code that begins with `dc`, up to a pipe. */
const found: Command[] = readdirSync(folder).flatMap((page) => {
  const source = readFileSync(join(folder, page), 'utf8');
  const code = [...source.matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(([, block, span]) =>
    (block ?? span ?? '').split('\n'),
  );
  return code.filter((line) => /^\s*dc /.test(line)).map((line) => ({ page, words: wordsOf(line) }));
});

/** `dc` alone stands for compose, with or without a profile; quoted words are one. */
function wordsOf(line: string): string[] {
  const [typed = ''] = line
    .trim()
    .replace(/^dc --profile \w+/, 'dc')
    .split(' | ');
  return [...typed.matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(([word]) => word).slice(1);
}

const having = (verb: string) => found.filter(({ words }) => words[0] === verb);

/** The service that a command names, and what is started in it. */
function targetOf({ page, words }: Command) {
  const [, ...rest] = words;
  const [name = '', ...args] = rest.filter(
    (word, index) => !(word.startsWith('-') && rest.slice(0, index).every((before) => before.startsWith('-'))),
  );
  const service = composition.services[name];
  expect(service, `${page}: dc ${words.join(' ')}`).toBeDefined();
  return { name, args, isServer: service?.image === serverImage, entrypoint: service?.entrypoint ?? [] };
}

describe('the commands of runbooks', () => {
  it('are those that Compose has', () => {
    expect(found.length).toBeGreaterThan(25);
    const verbs = new Set(found.map(({ words }) => words[0]));
    expect([...verbs].filter((verb) => !['exec', 'kill', 'logs', 'ps', 'restart', 'run', 'stop', 'up'].includes(verb as string))).toEqual(
      [],
    );
    const named = ['logs', 'ps', 'restart', 'stop', 'up'].flatMap(having).flatMap(({ page, words }) =>
      words
        .slice(1)
        .filter((word) => !/^-|^<\w+>$/.test(word))
        .map((word) => `${page}: ${word.replace(/=\d+$/, '')}`),
    );
    expect(named.filter((one) => !((one.split(': ')[1] as string) in composition.services))).toEqual([]);
  });

  it('that start something in the image of the server name one of its commands', () => {
    const started = having('run').map(targetOf);
    expect(started.filter(({ isServer }) => isServer).map(({ name, args }) => `${name} ${args[0] ?? ''}`)).toEqual(
      expect.arrayContaining(['tool reconcile', 'tool keys', 'staff suspend']),
    );
    for (const { name, args, isServer, entrypoint } of started) {
      if (!isServer) continue;
      const [program, file = '', ...more] = entrypoint;
      expect(program, name).toBe('node');
      expect(isCopied(file, copied), file).toBe(true);
      if (file === 'tools/operate/main.ts') expect(Object.keys(commands), name).toContain([...more, ...args][0]);
    }
  });

  it('that go into a running role start what its image has', () => {
    for (const { name, args, isServer } of having('exec').map(targetOf)) {
      const [program = '', file = ''] = args;
      if (!isServer) expect(program, name).not.toBe('');
      else if (program === 'node') expect(file === '-e' || isCopied(file, copied), file).toBe(true);
      else expect(debian, name).toContain(program);
    }
  });

  it('need neither npm nor a checkout', () => {
    for (const page of readdirSync(folder)) expect(readFileSync(join(folder, page), 'utf8'), page).not.toMatch(/\bnp[mx] /);
  });
});

describe('tools/operate', () => {
  it('is the way into the image for its commands, on Compose and on Kubernetes', () => {
    for (const file of ['operate/main.ts', ...Object.keys(commands).map((name) => `${name}/main.ts`)])
      expect(isCopied(`tools/${file}`, copied), file).toBe(true);
    expect(composition.services.tool?.entrypoint).toEqual(['node', 'tools/operate/main.ts']);
    expect(composition.services.staff?.entrypoint).toEqual(['node', 'tools/operate/main.ts', 'staff']);
    expect(text('kubernetes/staff.yaml')).toContain('-- node tools/operate/main.ts staff add');
  });

  it('hands its arguments on, and says what it knows', () => {
    const wrong = run('node', ['tools/operate/main.ts', 'constructor'], root);
    expect(wrong).toEqual({ isFine: false, says: 'Name one of: audit, backup, drill, keys, reconcile, staff\n' });
    const staff = run('node', ['tools/operate/main.ts', 'staff', 'add'], root);
    expect(staff.isFine).toBe(false);
    expect(staff.says).toMatch(/^add NAME EMAIL /);
  });
});
