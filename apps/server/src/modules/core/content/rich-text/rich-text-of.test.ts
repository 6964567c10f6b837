import { type Block, block, linkTarget } from '@peerbourse/contract/core/content/rich-text.shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cleanLine, cleanLines } from './clean-text.rules.ts';
import { richTextOf } from './rich-text-of.ts';

const pictureId = 'AbCdEfGhIjKlMnOpQrStU_';

/** Every value that stands under a name, anywhere in the tree. */
function valuesOf(tree: unknown, name: string): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => (key === name ? [value as string] : valuesOf(value, name)));
}

function textOf(blocks: Block[]): string {
  return valuesOf(blocks, 'text').join('');
}

describe('Markdown as a tree', () => {
  it('knows paragraphs, marks, links and breaks', () => {
    expect(richTextOf('One **two *three*** `four`\nfive [six](/help) seven  \neight').blocks).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'One ' },
          { kind: 'text', text: 'two ', isStrong: true },
          { kind: 'text', text: 'three', isStrong: true, isEmphasized: true },
          { kind: 'text', text: ' ' },
          { kind: 'text', text: 'four', isCode: true },
          { kind: 'text', text: ' five ' },
          { kind: 'link', to: '/help', spans: [{ kind: 'text', text: 'six' }] },
          { kind: 'text', text: ' seven' },
          { kind: 'break' },
          { kind: 'text', text: 'eight' },
        ],
      },
    ]);
  });

  it('has headings of two levels, whose anchors differ', () => {
    const { blocks } = richTextOf('# Fees & limits\n\n## Fees limits\n\n### Кто платит?\n\n#### !!!\n\n##### ???');
    expect(blocks).toMatchObject([
      { level: 2, anchor: 'fees-limits' },
      { level: 2, anchor: 'fees-limits-2' },
      { level: 3, anchor: 'кто-платит' },
      { level: 3, anchor: 'section' },
      { level: 3, anchor: 'section-2' },
    ]);
  });

  it('has lists within lists, quotes, code, tables and rules', () => {
    const text = (content: string) => ({ kind: 'text', text: content });
    const paragraph = (content: string) => ({ kind: 'paragraph', spans: [text(content)] });
    const { blocks } = richTextOf('1. one\n   - two\n\n> three\n\n```js\nfour &lt;\n\tfive\n```\n\n|a|b|\n|-|-|\n|c|d|\n\n---\n');
    expect(blocks).toEqual([
      { kind: 'list', isOrdered: true, items: [[paragraph('one'), { kind: 'list', isOrdered: false, items: [[paragraph('two')]] }]] },
      { kind: 'quote', blocks: [paragraph('three')] },
      { kind: 'code', text: 'four &lt;\n    five' },
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('c')], [text('d')]]] },
      { kind: 'rule' },
    ]);
  });

  it('puts a picture of ours between the paragraphs around it', () => {
    expect(richTextOf(`Before ![A chart](picture:${pictureId}) behind`)).toEqual({
      blocks: [
        { kind: 'paragraph', spans: [{ kind: 'text', text: 'Before' }] },
        { kind: 'picture', fileId: pictureId, alternative: 'A chart' },
        { kind: 'paragraph', spans: [{ kind: 'text', text: 'behind' }] },
      ],
      dropped: [],
      isTooLarge: false,
    });
  });

  it('drops other pictures, and says so', () => {
    const { blocks, dropped } = richTextOf(
      `![a](https://evil.test/a.png) ![b](picture:short) ![c](data:image/png;base64,AA) [![d](picture:${pictureId})](/x)`,
    );
    expect(blocks).toEqual([]);
    expect(dropped).toEqual([
      'picture https://evil.test/a.png',
      'picture picture:short',
      'picture data:image/png;base64,AA',
      'picture within a line',
    ]);
  });

  it('drops HTML, and says which', () => {
    const { blocks, dropped } = richTextOf(
      '<script>alert(1)</script>\n\nOne <b onclick="x()">two</b> <img src=x onerror=alert(1)>\n\n<!-- c -->',
    );
    expect(textOf(blocks)).toBe('One two');
    expect(dropped).toEqual(['HTML <script>', 'HTML <b>', 'HTML <img>', 'HTML <!-- c -->']);
  });

  it.each([
    '[words](javascript:alert(1))',
    '[words](JaVaScRiPt:alert(1))',
    '[words](&#106;avascript:alert(1))',
    '[words](javascript&colon;alert(1))',
    '[words](data:text/html,x)',
    '[words](vbscript:x)',
    '[words](//evil.test)',
    '[words](/\\evil.test)',
    '[words](http://plain.test)',
    '[words](https://user@evil.test)',
    '[words][r]\n\n[r]: javascript:alert(1)',
  ])('keeps the words of %s and not the link', (source) => {
    const { blocks, dropped } = richTextOf(source);
    expect(textOf(blocks)).toBe('words');
    expect(valuesOf(blocks, 'to')).toEqual([]);
    expect(dropped).toEqual([expect.stringMatching(/^link to /)]);
  });

  it('takes paths, https addresses and mail', () => {
    const { blocks, dropped } = richTextOf('[a](/help#b) [c](https://d.test/日本?e=1&amp;f=2) <g@h.test> https://i.test');
    expect(valuesOf(blocks, 'to')).toEqual(['/help#b', 'https://d.test/%E6%97%A5%E6%9C%AC?e=1&f=2', 'mailto:g@h.test', 'https://i.test']);
    expect(dropped).toEqual([]);
  });

  it('reads written characters, and keeps out those that nobody sees', () => {
    expect(textOf(richTextOf('a &amp; b &lt;c&gt; \u202Ed\u200B &#x202E;e&#x7;').blocks)).toBe('a & b <c> d e');
  });

  it('has an end in depth and in length', () => {
    expect(richTextOf('>>>>> a').isTooLarge).toBe(false);
    for (const source of ['>>>>>> a', '>'.repeat(40_000), '1. '.repeat(13_000), 'a\n\n'.repeat(2_001), '*a '.repeat(13_000)]) {
      expect(richTextOf(source)).toMatchObject({ blocks: [], isTooLarge: true });
    }
  });

  it('is quick, whatever the marks are', { timeout: 20_000 }, () => {
    for (const mark of ['[', '![', '`a', '<a ', '~~a ', '_a ', '|', '- ', '&#', '\\', '<!--', '***a', 'a@', '(', '*_', '](', '>- ']) {
      richTextOf(mark.repeat(40_000 / mark.length));
    }
  });
});

const marks = [
  '#',
  '>',
  '- ',
  '1. ',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```\n',
  '|',
  '|-|',
  '[',
  '](',
  ')',
  '![',
  '<',
  '</',
  '>',
  '\\',
  '&#',
  '&amp;',
];
const fragments = [
  'javascript:',
  'https://a.test',
  '/b',
  'picture:',
  pictureId,
  'script',
  'onerror=',
  '\n',
  '\n\n',
  '  \n',
  ' ',
  'é',
  '\u202E',
  '\u0007',
];
const source = fc
  .array(fc.oneof(fc.constantFrom(...marks, ...fragments), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 120 })
  .map((parts) => parts.join(''));

describe('whatever the source', () => {
  it('the tree has the shape that screens know', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { blocks } = richTextOf(text);
        expect(z.safeParse(z.array(block), blocks).success).toBe(true);
      }),
    );
  });

  it('links lead only where editors may lead people', () => {
    fc.assert(
      fc.property(source, (text) => {
        for (const to of valuesOf(richTextOf(text).blocks, 'to')) expect(z.safeParse(linkTarget, to).success).toBe(true);
      }),
    );
  });

  it('no text has characters that nobody sees', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { blocks } = richTextOf(text);
        const shown = [...valuesOf(blocks, 'text'), ...valuesOf(blocks, 'alternative'), ...valuesOf(blocks, 'anchor')];
        for (const piece of shown) expect(piece.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u);
      }),
    );
  });

  it('no two anchors are alike', () => {
    fc.assert(
      fc.property(source, (text) => {
        const anchors = valuesOf(richTextOf(text).blocks, 'anchor');
        expect(new Set(anchors).size).toBe(anchors.length);
      }),
    );
  });
});

describe('plain texts', () => {
  it('a line has no breaks, no controls and no hidden directions', () => {
    expect(cleanLine('  one\r\n\ttwo \u202Ethree\u2066\u200B\u0000 ')).toBe('one two three');
  });

  it('joiners and marks of direction stay, because scripts need them', () => {
    expect(cleanLine('می\u200Cخواهم \u200Fa\u200D')).toBe('می\u200Cخواهم \u200Fa\u200D');
  });

  it('composes characters', () => {
    expect(cleanLine('e\u0301')).toBe('é');
  });

  it('some lines are trimmed one by one', () => {
    expect(cleanLines('\n one \n\n\n\n two\u2028three\n')).toBe('one\n\ntwo\nthree');
  });
});
