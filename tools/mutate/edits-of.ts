import type {
  AssignmentExpression,
  BigIntLiteral,
  BinaryExpression,
  BooleanLiteral,
  CallExpression,
  ConditionalExpression,
  DoWhileStatement,
  Expression,
  ExpressionStatement,
  ForStatement,
  HasSpan,
  IfStatement,
  NumericLiteral,
  OptionalChainingExpression,
  RegExpLiteral,
  ReturnStatement,
  Span,
  StringLiteral,
  TemplateLiteral,
  UnaryExpression,
  UpdateExpression,
  WhileStatement,
} from '@swc/core';
import { mutatePattern } from './mutate-pattern.ts';

/** What stands at the span is to be replaced. */
export interface Edit {
  span: Span;
  to: string;
}

export type TextOf = (node: HasSpan) => string;

type Editable =
  | AssignmentExpression
  | BigIntLiteral
  | BinaryExpression
  | BooleanLiteral
  | CallExpression
  | ConditionalExpression
  | DoWhileStatement
  | ExpressionStatement
  | ForStatement
  | IfStatement
  | NumericLiteral
  | OptionalChainingExpression
  | RegExpLiteral
  | ReturnStatement
  | StringLiteral
  | TemplateLiteral
  | UnaryExpression
  | UpdateExpression
  | WhileStatement;

type Editors = { [Type in Editable['type']]: (node: Extract<Editable, { type: Type }>, textOf: TextOf) => Edit[] };

/** Small mistakes that somebody could make at this place of the tree. Whether they compile is asked later. */
export function editsOf(node: { type: string }, textOf: TextOf): Edit[] {
  const editor = editors[node.type as Editable['type']] as ((node: never, textOf: TextOf) => Edit[]) | undefined;
  return editor?.(node as never, textOf) ?? [];
}

const editors: Editors = {
  BinaryExpression: (node, textOf) =>
    (otherOperators[node.operator] ?? []).map((other) => ({
      span: node.span,
      to: `(${operand(node.left, textOf)} ${other} ${operand(node.right, textOf)})`,
    })),
  AssignmentExpression: (node, textOf) =>
    (otherOperators[node.operator] ?? []).map((other) => ({
      span: node.span,
      to: `${textOf(node.left as HasSpan)} ${other} ${textOf(node.right as HasSpan)}`,
    })),
  UpdateExpression: (node, textOf) => [{ span: node.span, to: textOf(node).replace(node.operator, node.operator === '++' ? '--' : '++') }],
  UnaryExpression: (node, textOf) =>
    node.operator === '!' || node.operator === '-' ? [{ span: node.span, to: textOf(node.argument as HasSpan) }] : [],
  BooleanLiteral: ({ span, value }) => [{ span, to: String(!value) }],
  NumericLiteral: ({ span, value }) => [value + 1, value - 1, 0].map((other) => ({ span, to: String(other) })),
  BigIntLiteral: (node, textOf) => {
    const value = BigInt(textOf(node).replaceAll(/[_n]/g, ''));
    return [value + 1n, value - 1n, 0n].map((other) => ({ span: node.span, to: `${other}n` }));
  },
  StringLiteral: ({ span }) => [{ span, to: "''" }],
  TemplateLiteral: ({ span }) => [{ span, to: "''" }],
  RegExpLiteral: ({ span, pattern, flags }) => mutatePattern(pattern, flags).map((to) => ({ span, to })),
  ConditionalExpression: ({ test }) => decided(test, 'true', 'false'),
  IfStatement: ({ test }) => decided(test, 'true', 'false'),
  // A loop that never ends would only be noticed by the clock.
  WhileStatement: ({ test }) => decided(test, 'false'),
  DoWhileStatement: ({ test }) => decided(test, 'false'),
  ForStatement: ({ test }) => (test ? decided(test, 'false') : []),
  ReturnStatement: ({ span, argument }) => (argument && !isUndefined(argument) ? [{ span, to: 'return;' }] : []),
  ExpressionStatement: ({ span }) => [{ span, to: ';' }],
  CallExpression: callEdits,
  OptionalChainingExpression: withoutQuestion,
};

const otherOperators: Partial<Record<string, string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '%=': ['*='],
  '**=': ['*='],
  '&&=': ['||='],
  '||=': ['&&='],
  '??=': ['&&='],
};

/** The other operator may bind differently, so what it joins is kept together. */
function operand(node: Expression, textOf: TextOf): string {
  const text = textOf(node as HasSpan);
  return node.type === 'BinaryExpression' || node.type === 'UnaryExpression' ? `(${text})` : text;
}

function isUndefined(node: Expression): boolean {
  return node.type === 'Identifier' && node.value === 'undefined';
}

function decided(test: Expression, ...answers: string[]): Edit[] {
  return answers.map((to) => ({ span: (test as HasSpan).span, to }));
}

const methodPairs = [
  ['some', 'every'],
  ['min', 'max'],
  ['startsWith', 'endsWith'],
  ['toUpperCase', 'toLowerCase'],
  ['padStart', 'padEnd'],
  ['trimStart', 'trimEnd'],
  ['indexOf', 'lastIndexOf'],
  ['find', 'findLast'],
  ['floor', 'ceil'],
  ['keys', 'values'],
] as const;

const otherMethods = new Map<string, string>(methodPairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));

function callEdits(call: CallExpression, textOf: TextOf): Edit[] {
  const method = methodOf(call.callee);
  if (method?.type !== 'Identifier') return [];
  if (method.value === 'slice' && call.arguments.length > 0) return [{ span: call.span, to: `${textOf(call.callee as HasSpan)}()` }];
  const other = otherMethods.get(method.value);
  return other === undefined ? [] : [{ span: method.span, to: other }];
}

function methodOf(callee: CallExpression['callee']) {
  const member = callee.type === 'OptionalChainingExpression' ? callee.base : callee;
  return member.type === 'MemberExpression' ? member.property : undefined;
}

/** The assertion keeps the compiler silent, so that a test has to say what happens when nothing is there. */
function withoutQuestion(chain: OptionalChainingExpression, textOf: TextOf): Edit[] {
  const inner = textOf((chain.base.type === 'MemberExpression' ? chain.base.object : chain.base.callee) as HasSpan);
  const rest = textOf(chain).slice(inner.length).trimStart();
  if (!rest.startsWith('?.')) return [];
  return [{ span: chain.span, to: `${inner}!${/^\?\.[[(]/.test(rest) ? '' : '.'}${rest.slice(2)}` }];
}
