import { type HasSpan, parseSync } from '@swc/core';
import { isNode, nodesWithin, type TreeNode } from '../mutate/find-mutants.ts';
import type { SourceFile } from '../spec/source-files.ts';

export const kinds = ['wrong-label', 'dead-button', 'lost-focus', 'missing-reason', 'wrong-number', 'broken-guard'] as const;
export type Kind = (typeof kinds)[number];

/** A place of a screen at which a bug of a kind can be put. */
export interface Site {
  kind: Kind;
  file: string;
  line: number;
  /** The whole file with the bug. */
  text: string;
}

/** Every place of a file at which a bug of one of the kinds fits, in the order of the source. */
export function findSites({ path, text }: SourceFile): Site[] {
  // The parser counts bytes, and from 1.
  const bytes = Buffer.from(text);
  const cut = (start: number, end?: number) => bytes.subarray(start - 1, end && end - 1).toString();
  const source: Source = { path, textOf: (node) => cut(node.span.start, node.span.end), nodes: [] };
  source.nodes.push(...nodesWithin(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'esnext' })));
  return kinds.flatMap((kind) =>
    source.nodes.flatMap((node) => {
      const edit = editors[kind](node, source);
      if (!edit) return [];
      const { span } = edit.at;
      return [{ kind, file: path, line: cut(1, span.start).split('\n').length, text: `${cut(1, span.start)}${edit.to}${cut(span.end)}` }];
    }),
  );
}

interface Source {
  path: string;
  textOf: (node: HasSpan) => string;
  nodes: TreeNode[];
}

interface SiteEdit {
  at: HasSpan;
  to: string;
}

const editors: Record<Kind, (node: TreeNode, source: Source) => SiteEdit | undefined> = {
  'wrong-label': otherLabel,
  'dead-button': (node) => withAttributes(node, /^onClick$/, '{() => undefined}'),
  'lost-focus': withoutFocus,
  'missing-reason': (node) => withAttributes(node, /^(?:error|problem|hint)$/, '{undefined}') ?? withoutBanner(node),
  'wrong-number': otherNumber,
  'broken-guard': withoutGuard,
};

/** Another text of the same file: a key of the catalog, or the English of the console. */
function otherLabel(node: TreeNode, source: Source): SiteEdit | undefined {
  const isLabel = [isPlainText, isWrittenText].find((isOne) => isOne(node));
  if (!isLabel) return undefined;
  const labels = source.nodes.filter(isLabel).map((one) => source.textOf(spanned(one)));
  const own = source.textOf(spanned(node));
  const others = [...new Set(labels)].filter((label) => label.trim() !== own.trim());
  const next = others.find((label) => labels.indexOf(label) > labels.indexOf(own)) ?? others[0];
  return next === undefined ? undefined : { at: spanned(node), to: next };
}

/** `t('key')` without values, so that any other key fits. */
function isPlainText(node: TreeNode): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.value !== 't') return false;
  const given = node.arguments as Array<{ expression: TreeNode }>;
  return given.length === 1 && given[0]?.expression.type === 'StringLiteral';
}

function isWrittenText(node: TreeNode): boolean {
  return node.type === 'JSXText' && /[A-Za-z]{3}/.test(String(node.value)) && !String(node.value).includes('\n');
}

function withAttributes(node: TreeNode, name: RegExp, to: string): SiteEdit | undefined {
  if (node.type !== 'JSXAttribute' || !name.test(nameOf(node)) || !isNode(node.value)) return undefined;
  return { at: spanned(node.value), to };
}

function nameOf(attribute: TreeNode): string {
  return isNode(attribute.name) ? String(attribute.name.value) : '';
}

/** Elements are no longer focused, or no longer can be. */
function withoutFocus(node: TreeNode, { textOf }: Source): SiteEdit | undefined {
  if (node.type === 'JSXAttribute' && /^(?:autoFocus|data-first-focus|isFirst|tabIndex)$/.test(nameOf(node))) {
    return { at: spanned(node), to: '' };
  }
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined;
  const callee = textOf(spanned(node.callee));
  return callee.endsWith('.focus') ? { at: spanned(node), to: `${callee.slice(0, -'focus'.length)}blur()` } : undefined;
}

/** A warning that is shown under a condition, or the text beside a field. */
function withoutBanner(node: TreeNode): SiteEdit | undefined {
  if (node.type !== 'BinaryExpression' || node.operator !== '&&') return undefined;
  const shown = node.right as TreeNode;
  const inner = (shown.type === 'ParenthesisExpression' ? shown.expression : shown) as TreeNode;
  if (inner.type !== 'JSXElement') return undefined;
  const opening = inner.opening as TreeNode;
  const name = isNode(opening.name) ? String(opening.name.value) : '';
  return /Banner|Problem|Error|Note|Notice|Reason|Hint/.test(name) ? { at: spanned(node), to: 'false' } : undefined;
}

const figureName = /(?:amount|price|rate|count|limit|min|max|total|available|frozen|percent|quantity|remaining|change|sum)/i;

/** Another figure of the same object, one too many, or an amount without its decimals. */
function otherNumber(node: TreeNode, source: Source): SiteEdit | undefined {
  if (node.type === 'MemberExpression' && isNode(node.property) && isNode(node.object)) {
    const object = source.textOf(spanned(node.object));
    const name = String(node.property.value);
    if (name === 'length') return { at: spanned(node), to: `(${source.textOf(spanned(node))} + 1)` };
    if (!figureName.test(name)) return undefined;
    const others = source.nodes
      .filter((one) => one.type === 'MemberExpression' && isNode(one.property) && isNode(one.object))
      .filter((one) => source.textOf(spanned(one.object as TreeNode)) === object)
      .map((one) => String((one.property as TreeNode).value))
      .filter((other) => other !== name && figureName.test(other));
    return others[0] === undefined ? undefined : { at: spanned(node.property), to: others[0] };
  }
  if (node.type !== 'CallExpression' || !isNode(node.callee) || source.textOf(spanned(node.callee)) !== 'format.number') return undefined;
  const [amount] = node.arguments as Array<{ expression: TreeNode }>;
  return amount && { at: spanned(node), to: `format.number(${source.textOf(spanned(amount.expression))}, 0)` };
}

/** What was refused or hidden is let through. */
function withoutGuard(node: TreeNode, { path }: Source): SiteEdit | undefined {
  const control = withAttributes(node, /^(?:disabled|isDisabled)$/, '{false}');
  if (control) return control;
  if (node.type === 'KeyValueProperty' && isNode(node.key) && node.key.value === 'enabled') {
    return { at: spanned(node.value as TreeNode), to: 'true' };
  }
  if (node.type === 'BinaryExpression' && node.operator === '&&' && path.endsWith('.tsx')) {
    const [left, right] = [node.left, node.right] as [TreeNode, TreeNode];
    const isGuard = left.type === 'Identifier' && /^(?:may|can)[A-Z]/.test(String(left.value));
    return isGuard && /^JSX|Parenthesis/.test(right.type) ? { at: spanned(left), to: 'true' } : undefined;
  }
  if (node.type !== 'IfStatement' || node.alternate !== null || !isNode(node.consequent)) return undefined;
  return /^(?:ReturnStatement|ThrowStatement)$/.test(node.consequent.type)
    ? { at: spanned(node.test as TreeNode), to: 'false' }
    : undefined;
}

function spanned(node: TreeNode): TreeNode & HasSpan {
  return node as TreeNode & HasSpan;
}
