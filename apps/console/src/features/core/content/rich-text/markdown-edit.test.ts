import { describe, expect, it } from 'vitest';
import { type Edit, editedText, inserted, linked, prefixed, type Selection, tableBlock, wrapped } from './markdown-edit.ts';

/** The selection stands between two bars, before and after. */
function selection(marked: string): Selection {
  const start = marked.indexOf('|');
  const end = marked.indexOf('|', start + 1) - 1;
  return { text: marked.replaceAll('|', ''), start, end };
}

function seen(text: string, edit: Edit): string {
  const after = editedText(text, edit);
  return `${after.slice(0, edit.selectFrom)}|${after.slice(edit.selectFrom, edit.selectTo)}|${after.slice(edit.selectTo)}`;
}

describe('wrapped', () => {
  it('marks the selected words, and takes the marks away again', () => {
    const before = selection('a |big| word');
    const edit = wrapped(before, '**');
    expect(seen(before.text, edit)).toBe('a **|big|** word');
    const again = { text: editedText(before.text, edit), start: edit.selectFrom, end: edit.selectTo };
    expect(seen(again.text, wrapped(again, '**'))).toBe('a |big| word');
  });

  it('offers words where none are selected', () => {
    const before = selection('||');
    expect(seen(before.text, wrapped(before, '*'))).toBe('*|words|*');
  });
});

it('linked asks for the address', () => {
  const before = selection('see |help|.');
  expect(seen(before.text, linked(before))).toBe('see [help](|https://|).');
});

describe('prefixed', () => {
  it('works on whole lines, there and back', () => {
    const before = selection('one\nt|wo\nth|ree\nfour');
    const edit = prefixed(before, () => '- ');
    expect(editedText(before.text, edit)).toBe('one\n- two\n- three\nfour');
    const again = { text: 'one\n- two\n- three\nfour', start: 6, end: 16 };
    expect(
      editedText(
        again.text,
        prefixed(again, () => '- '),
      ),
    ).toBe('one\ntwo\nthree\nfour');
  });

  it('numbers lines, and takes an empty text too', () => {
    const before = selection('|a\nb|');
    expect(
      editedText(
        before.text,
        prefixed(before, (index) => `${index + 1}. `),
      ),
    ).toBe('1. a\n2. b');
    expect(
      editedText(
        '',
        prefixed({ text: '', start: 0, end: 0 }, () => '## '),
      ),
    ).toBe('## ');
  });
});

it('inserted gives a block a paragraph of its own', () => {
  const before = selection('first||\nsecond');
  expect(seen(before.text, inserted(before, tableBlock, 'Column'))).toBe(
    'first\n\n| |Column| | Column |\n| --- | --- |\n| Text | Text |\n\nsecond',
  );
  expect(editedText('', inserted({ text: '', start: 0, end: 0 }, 'x', 'x'))).toBe('x\n\n');
});
