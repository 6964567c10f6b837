import { type HasSpan, parseSync } from '@swc/core';
import type { SourceFile } from '../spec/source-files.ts';
import { editsOf } from './edits-of.ts';

/** A source file with one small mistake in it. */
export interface Mutant {
  file: string;
  line: number;
  /** The line on which the mistake begins, without it and with it. */
  original: string;
  mutated: string;
  text: string;
}

/** Every mutant of a file once, in the order of the source. */
export function findMutants({ path, text }: SourceFile): Mutant[] {
  // The parser counts bytes, and from 1.
  const bytes = Buffer.from(text);
  const cut = (start: number, end?: number) => bytes.subarray(start - 1, end && end - 1).toString();
  const textOf = ({ span }: HasSpan) => cut(span.start, span.end);
  const mutants = new Map<string, Mutant>();
  for (const node of nodesWithin(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'esnext' }))) {
    for (const { span, to } of editsOf(node, textOf)) {
      const changed = cut(1, span.start) + to + cut(span.end);
      if (changed === text || mutants.has(changed)) continue;
      const line = cut(1, span.start).split('\n').length;
      mutants.set(changed, { file: path, line, original: lineOf(text, line), mutated: lineOf(changed, line), text: changed });
    }
  }
  return [...mutants.values()];
}

function lineOf(text: string, line: number): string {
  return (text.split('\n')[line - 1] ?? '').trim();
}

export interface TreeNode {
  type: string;
  [property: string]: unknown;
}

/** The nodes that have behavior, in the order of the source. */
export function* nodesWithin(value: unknown): Generator<TreeNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesWithin(item);
  else if (isNode(value)) {
    if (hasNoBehaviour(value)) return;
    yield value;
    for (const child of childrenOf(value)) yield* nodesWithin(child);
  } else if (typeof value === 'object' && value !== null) yield* nodesWithin(Object.values(value));
}

export function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const erasedAroundValue = new Set(['TsAsExpression', 'TsSatisfiesExpression', 'TsConstAssertion', 'TsNonNullExpression']);
const namesOfModules = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration']);

/** Types, names of modules, and the words of an exception, which only a developer reads. */
function hasNoBehaviour(node: TreeNode): boolean {
  if (node.type.startsWith('Ts')) return !erasedAroundValue.has(node.type);
  if (node.type === 'ThrowStatement') return isNode(node.argument) && node.argument.type === 'NewExpression';
  return namesOfModules.has(node.type);
}

/** Without names of properties, values of attributes, and the text of a tagged template, which its tag decides about. */
function childrenOf(node: TreeNode): unknown[] {
  if (node.type === 'TaggedTemplateExpression') return [node.tag, (node.template as TreeNode).expressions];
  if (node.type === 'JSXAttribute' && isNode(node.value) && node.value.type === 'StringLiteral') return [];
  const { key, ...others } = node;
  return isNode(key) && key.type === 'Computed' ? [key, ...Object.values(others)] : Object.values(others);
}
