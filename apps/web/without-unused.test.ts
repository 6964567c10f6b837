import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { standIns, withoutNames } from './without-unused.ts';

const root = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace(/react-router[\\/]package\.json$/, '');

describe('what stands in for parts of libraries', () => {
  it.each(standIns)('has everything that %s has', (file, code) => {
    expect(namesOf(code)).toEqual(namesOf(readFileSync(`${root}${file}`, 'utf8')));
  });
});

it('a piece without its name is the same piece, and goes when nobody uses it', () => {
  const code = 'const Form = React$1.forwardRef(draw);\nForm.displayName = "Form";\nfunction x() {\n\tForm.displayName = "inner";\n}\n';
  expect(withoutNames(code)).toBe(
    'const Form = /* @__PURE__ */ React$1.forwardRef(draw);\n\nfunction x() {\n\tForm.displayName = "inner";\n}\n',
  );
});

interface Node {
  type: string;
  declaration?: { id?: { name: string }; declarations?: Array<{ id: { name: string } }> } | null;
  specifiers?: Array<{ exported: { name?: string; value?: string } }>;
}

/** The names that a module exports. */
function namesOf(code: string): string[] {
  const { body } = parseAst(code) as unknown as { body: Node[] };
  const names = body.flatMap(({ type, declaration, specifiers = [] }) => {
    if (type === 'ExportDefaultDeclaration') return ['default'];
    if (type !== 'ExportNamedDeclaration') return [];
    const declared = declaration?.declarations?.map(({ id }) => id.name) ?? (declaration?.id ? [declaration.id.name] : []);
    return [...declared, ...specifiers.map(({ exported }) => exported.name ?? exported.value ?? '')];
  });
  return names.sort();
}
