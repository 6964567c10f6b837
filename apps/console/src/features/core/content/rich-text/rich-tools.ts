import { type Edit, inserted, linked, prefixed, type Selection, tableBlock, wrapped } from './markdown-edit.ts';

export interface RichTool {
  name: string;
  sign: string;
  className?: string;
  /** With Ctrl or Cmd, while the text has focus. */
  key?: string;
  edit: (selection: Selection) => Edit;
}

export const richTools: readonly RichTool[] = [
  { name: 'Bold', sign: 'B', className: 'font-bold', key: 'b', edit: (selection) => wrapped(selection, '**') },
  { name: 'Italic', sign: 'I', className: 'italic', key: 'i', edit: (selection) => wrapped(selection, '*') },
  { name: 'Link', sign: 'Link', key: 'k', edit: linked },
  { name: 'H2 heading', sign: 'H2', edit: (selection) => prefixed(selection, () => '## ') },
  { name: 'H3 heading', sign: 'H3', edit: (selection) => prefixed(selection, () => '### ') },
  { name: 'List', sign: 'List', edit: (selection) => prefixed(selection, () => '- ') },
  { name: 'Numbered list', sign: 'Numbered', edit: (selection) => prefixed(selection, (index) => `${index + 1}. `) },
  { name: 'Table', sign: 'Table', edit: (selection) => inserted(selection, tableBlock, 'Column') },
];
