import * as z from 'zod/mini';

/**
 * A text with structure, as a tree. It is made on the server when an editor writes, and no screen ever parses markup: a screen
 * can only show what this shape has a name for.
 */
export type Span =
  | { kind: 'text'; text: string; isStrong?: boolean | undefined; isEmphasized?: boolean | undefined; isCode?: boolean | undefined }
  | { kind: 'link'; to: string; spans: Span[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; level: 2 | 3; anchor: string; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'picture'; fileId: string; alternative: string }
  | { kind: 'rule' };

/** Where an editor may lead people: a path of our own site, a https address, or a mail. */
export const linkTarget = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(?:\/(?![/\\])[!-[\]-~]*|https:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?#][!-[\]-~]*)?|mailto:[\w.+-]+@[A-Za-z0-9.-]+)$/),
  );

export const span: z.ZodMiniType<Span> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('text'),
      text: z.string(),
      isStrong: z.optional(z.boolean()),
      isEmphasized: z.optional(z.boolean()),
      isCode: z.optional(z.boolean()),
    }),
    z.object({ kind: z.literal('link'), to: linkTarget, spans: z.array(span) }),
    z.object({ kind: z.literal('break') }),
  ]),
);

export const block: z.ZodMiniType<Block> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paragraph'), spans: z.array(span) }),
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), anchor: z.string(), spans: z.array(span) }),
    z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(block)) }),
    z.object({ kind: z.literal('quote'), blocks: z.array(block) }),
    z.object({ kind: z.literal('code'), text: z.string() }),
    z.object({ kind: z.literal('table'), head: z.array(z.array(span)), rows: z.array(z.array(z.array(span))) }),
    z.object({ kind: z.literal('picture'), fileId: z.string(), alternative: z.string() }),
    z.object({ kind: z.literal('rule') }),
  ]),
);
