import { describe, expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';

function mutatedLines(text: string, path = 'packages/rules/src/sample.ts'): string[] {
  return findMutants({ path, text }).map(({ mutated }) => mutated);
}

describe('mutants of a source file', () => {
  it('a comparison turns into both of its neighbours', () => {
    expect(mutatedLines('f(a < b)')).toEqual(expect.arrayContaining(['f((a <= b))', 'f((a >= b))']));
    expect(mutatedLines('f(a >= b)')).toEqual(expect.arrayContaining(['f((a > b))', 'f((a < b))']));
    expect(mutatedLines('x = a === b')).toContain('x = (a !== b)');
  });

  it('another operator joins the same operands', () => {
    expect(mutatedLines('x = a - b * c')).toEqual(expect.arrayContaining(['x = (a + (b * c))', 'x = a - (b / c)']));
    expect(mutatedLines('x = a && b || c')).toEqual(expect.arrayContaining(['x = ((a && b) && c)', 'x = (a || b) || c']));
    expect(mutatedLines('x = -a ?? b')).toContain('x = ((-a) && b)');
    expect(mutatedLines('x = a ** b % c')).toEqual(expect.arrayContaining(['x = ((a ** b) * c)', 'x = (a * b) % c']));
    expect(mutatedLines('x += 1')).toContain('x -= 1');
    expect(mutatedLines('x++')).toContain('x--');
  });

  it('numbers move by one and to zero, each outcome once', () => {
    expect(mutatedLines('const x = 5')).toEqual(['const x = 6', 'const x = 4', 'const x = 0']);
    expect(mutatedLines('const x = 1')).toEqual(['const x = 2', 'const x = 0']);
    expect(mutatedLines('const x = 10_000n')).toEqual(['const x = 10001n', 'const x = 9999n', 'const x = 0n']);
  });

  it('a truth turns over, a sign or a denial is forgotten', () => {
    expect(mutatedLines('const x = true')).toEqual(['const x = false']);
    expect(mutatedLines('const x = !y')).toEqual(['const x = y']);
    expect(mutatedLines('const x = -y')).toEqual(['const x = y']);
  });

  it('strings become empty unless they are', () => {
    expect(mutatedLines("const x = 'a'")).toEqual(["const x = ''"]);
    expect(mutatedLines('const x = `a${b}`')).toEqual(["const x = ''"]);
    expect(mutatedLines("const x = ''")).toEqual([]);
  });

  it('modules, types, names of properties, attributes and words of exceptions stay', () => {
    expect(mutatedLines("import { a } from './a.ts';\nexport { b } from './b.ts';\nexport * from './c.ts';")).toEqual([]);
    expect(mutatedLines("type Side = 'buy' | 'sell'; interface Row { kind: 'row'; size: 3 }")).toEqual([]);
    expect(mutatedLines("const x: 'a' = y as 'a';")).toEqual([]);
    expect(mutatedLines("const x = { 'a-b': y, 'c-d'() {}, 7: z };")).toEqual([]);
    expect(mutatedLines('const x = <p className="wide">{y}</p>;', 'sample.tsx')).toEqual([]);
    expect(mutatedLines("function f() { throw new RangeError('not a ' + 1) }")).toEqual([]);
    expect(mutatedLines('const x = sql`select ${y}`;')).toEqual([]);
  });

  it('what is only wrapped in types still changes', () => {
    expect(mutatedLines('const x = [true] as const satisfies boolean[];')).toEqual(['const x = [false] as const satisfies boolean[];']);
    expect(mutatedLines('const x = (true as boolean)!;')).toEqual(['const x = (false as boolean)!;']);
    expect(mutatedLines("throw refuse('area.reason')")).toEqual(["throw refuse('')"]);
    expect(mutatedLines("const x = { ['a']: y }")).toEqual(["const x = { ['']: y }"]);
    expect(mutatedLines('const x = { [a]: true }')).toEqual(['const x = { [a]: false }']);
  });

  it('a condition is decided in advance, but no loop is made endless', () => {
    expect(mutatedLines('if (a) b = c')).toEqual(['if (true) b = c', 'if (false) b = c', 'if (a) ;']);
    expect(mutatedLines('const x = a ? b : c')).toEqual(['const x = true ? b : c', 'const x = false ? b : c']);
    expect(mutatedLines('while (a) {}')).toEqual(['while (false) {}']);
    expect(mutatedLines('do {} while (a)')).toEqual(['do {} while (false)']);
    expect(mutatedLines('for (; a; ) {}')).toEqual(['for (; false; ) {}']);
    expect(mutatedLines('for (;;) {}')).toEqual([]);
  });

  it('a statement or a returned value is left out', () => {
    expect(mutatedLines('a.b(c);')).toEqual([';']);
    expect(mutatedLines('function f() { return a; }')).toEqual(['function f() { return; }']);
    expect(mutatedLines('function f() { return; }')).toEqual([]);
    expect(mutatedLines('function f() { return undefined; }')).toEqual([]);
  });

  it('a method turns into its counterpart, also in an optional chain', () => {
    expect(mutatedLines('const x = a.some(b)')).toEqual(['const x = a.every(b)']);
    expect(mutatedLines('const x = Math.max(a, b)')).toEqual(['const x = Math.min(a, b)']);
    expect(mutatedLines('const x = a?.startsWith(b)')).toContain('const x = a?.endsWith(b)');
    expect(mutatedLines('const x = a.slice(b, c)')).toEqual(['const x = a.slice()']);
    expect(mutatedLines('const x = a.slice()')).toEqual([]);
    expect(mutatedLines("const x = a['some'](b)")).toEqual(["const x = a[''](b)"]);
  });

  it('an optional chain takes for granted that something is there', () => {
    expect(mutatedLines('const x = a?.b')).toEqual(['const x = a!.b']);
    expect(mutatedLines('const x = a?.[b]')).toEqual(['const x = a![b]']);
    expect(mutatedLines('const x = a?.(b)')).toEqual(['const x = a!(b)']);
    expect(mutatedLines('const x = a?.b.c?.d')).toEqual(['const x = a?.b.c!.d', 'const x = a!.b.c?.d']);
    expect(mutatedLines('const x = a\n  ?.b')).toEqual(['const x = a!.b']);
  });

  it('regular expressions change as well', () => {
    expect(mutatedLines('const x = /^a/')).toEqual(['const x = /a/', 'const x = /^a/i']);
  });

  it('names the place, also behind letters of several bytes', () => {
    const text = "// Größe – 大小\nconst a = 'ü大' + b;\n  const c = 0n;\n";
    expect(findMutants({ path: 'x.ts', text })).toContainEqual({
      file: 'x.ts',
      line: 3,
      original: 'const c = 0n;',
      mutated: 'const c = 1n;',
      text: text.replace('0n', '1n'),
    });
    expect(mutatedLines(text)).toContain("const a = '' + b;");
  });
});
