import { globSync, readFileSync } from 'node:fs';
import { whiteContrast } from '@peerbourse/rules/head-colors';
import { expect, it } from 'vitest';

const least = 3;
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const webStyles = readFileSync(new URL('../../../apps/web/src/app.css', import.meta.url), 'utf8');

it('the focus ring is told from every ground that it stands on, whatever colors a trader chose', () => {
  expect(grounds.filter(([, ground]) => contrast(valueOf('brand'), ground) < least)).toEqual([]);
});

it('a field with a mistake keeps a ring that is told from its box and from the page', () => {
  expect(['canvas', 'sunken', 'bad-tint'].filter((name) => contrast(valueOf('bad'), valueOf(name)) < least)).toEqual([]);
});

it('a ring inside a strong ground has the color of the text on it', () => {
  const solid = /bg-(?:brand|up|down|good|bad|warn|ink)(?:-strong)?(?![\w-])/;
  const isHidden = (source: string) => /[: `"']-outline-offset/.test(source) && source.includes('outline-brand') && solid.test(source);
  expect(components().filter((path) => isHidden(readFileSync(path, 'utf8')))).toEqual([]);
});

/** What rings are drawn on. Buttons of a strong color have theirs outside, with a gap, on the ground that the button stands on. */
const grounds: ReadonlyArray<readonly [string, string]> = [
  ...['canvas', 'sunken', 'line', 'line-strong', 'ink'].map((name) => [name, valueOf(name)] as const),
  ...[...tokens.matchAll(/--color-([\w-]+-tint): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value] as const),
  // What is drawn behind the heads of pages has no names.
  ...[...webStyles.matchAll(/background:[^;]*gradient[^;]*;/g)].flatMap(([rule]) =>
    [...rule.matchAll(/#[\da-f]{6}/g)].map(([color]) => ['head of a page', color] as const),
  ),
];

function valueOf(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[\\da-f]{6});`).exec(tokens) ?? [];
  if (!value) throw new Error(`there is no color ${name}`);
  return value;
}

function contrast(one: string, other: string): number {
  const ratio = whiteContrast(one) / whiteContrast(other);
  return Math.max(ratio, 1 / ratio);
}

function components(): string[] {
  return ['packages/ui/src', 'apps/web/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.tsx`, { exclude: (path) => /\.(?:test|stories)\./.test(path) }),
  );
}
