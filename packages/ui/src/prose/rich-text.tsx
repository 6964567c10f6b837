import { Fragment, type ReactNode } from 'react';
import { scrollStop } from '../overlays/scroll-stop.ts';

/** A text with structure, as a tree: what has no name here cannot be shown. It has the shape in which it travels. */
export type Span =
  | { kind: 'text'; text: string; isStrong?: boolean | undefined; isEmphasized?: boolean | undefined; isCode?: boolean | undefined }
  | { kind: 'link'; to: string; spans: readonly Span[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'paragraph'; spans: readonly Span[] }
  | { kind: 'heading'; level: 2 | 3; anchor: string; spans: readonly Span[] }
  | { kind: 'list'; isOrdered: boolean; items: ReadonlyArray<readonly Block[]> }
  | { kind: 'quote'; blocks: readonly Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: ReadonlyArray<readonly Span[]>; rows: ReadonlyArray<ReadonlyArray<readonly Span[]>> }
  | { kind: 'picture'; fileId: string; alternative: string }
  | { kind: 'rule' };

/** Whoever shows the text knows how links lead on: inside of its pages, or away from them. */
export type RenderLink = (link: { to: string; children: ReactNode }) => ReactNode;

export interface RichTextProps {
  blocks: readonly Block[];
  renderLink: RenderLink;
}

/** A text to read: lines of a good length, with the air that its script wants. Its language is that of the element around it. */
export function RichText({ blocks, renderLink }: RichTextProps) {
  return (
    <div className="prose">
      <Blocks blocks={blocks} renderLink={renderLink} />
    </div>
  );
}

/** The words alone. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => (span.kind === 'text' ? span.text : span.kind === 'link' ? plainText(span.spans) : ' ')).join('');
}

/** Texts never change piece by piece, so the place of a piece is name enough. */
function Blocks({ blocks, renderLink }: RichTextProps) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} renderLink={renderLink} />);
}

function OneBlock({ block, renderLink }: { block: Block; renderLink: RenderLink }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} renderLink={renderLink} />
        </p>
      );
    case 'heading':
      return <Heading {...block} renderLink={renderLink} />;
    case 'list':
      return <List {...block} renderLink={renderLink} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} renderLink={renderLink} />
        </blockquote>
      );
    case 'code':
      return (
        <pre ref={scrollStop} dir="ltr">
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <Table {...block} renderLink={renderLink} />;
    case 'picture':
      return <img src={`/files/content/${block.fileId}`} alt={block.alternative} loading="lazy" decoding="async" />;
    case 'rule':
      return <hr />;
  }
}

interface HeadingProps {
  level: 2 | 3;
  anchor: string;
  spans: readonly Span[];
  renderLink: RenderLink;
}

function Heading({ level, anchor, spans, renderLink }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={anchor}>
      <Spans spans={spans} renderLink={renderLink} />
    </Tag>
  );
}

interface ListProps {
  isOrdered: boolean;
  items: ReadonlyArray<readonly Block[]>;
  renderLink: RenderLink;
}

function List({ isOrdered, items, renderLink }: ListProps) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((blocks, index) => (
        <li key={index}>
          <ListItem blocks={blocks} renderLink={renderLink} />
        </li>
      ))}
    </Tag>
  );
}

/** An item that is one paragraph needs no element for it. */
function ListItem({ blocks, renderLink }: RichTextProps) {
  const [first, ...more] = blocks;
  if (first?.kind === 'paragraph' && more.every(({ kind }) => kind === 'list')) {
    return (
      <>
        <Spans spans={first.spans} renderLink={renderLink} />
        <Blocks blocks={more} renderLink={renderLink} />
      </>
    );
  }
  return <Blocks blocks={blocks} renderLink={renderLink} />;
}

interface TableProps {
  head: ReadonlyArray<readonly Span[]>;
  rows: ReadonlyArray<ReadonlyArray<readonly Span[]>>;
  renderLink: RenderLink;
}

/** Wider than a phone, it scrolls by itself; its head names the place for those who hear it. */
function Table({ head, rows, renderLink }: TableProps) {
  const name = head.map(plainText).filter(Boolean).join(', ');
  return (
    <div ref={scrollStop} role={name ? 'group' : undefined} aria-label={name || undefined} className="prose-table">
      <table>
        <thead>
          <tr>
            {head.map((spans, index) => (
              <th key={index} scope="col">
                <Spans spans={spans} renderLink={renderLink} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((spans, index) => (
                <td key={index}>
                  <Spans spans={spans} renderLink={renderLink} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ spans, renderLink }: { spans: readonly Span[]; renderLink: RenderLink }) {
  return spans.map((span, index) => (
    <Fragment key={index}>
      {span.kind === 'break' && <br />}
      {span.kind === 'text' && <TextSpan {...span} />}
      {span.kind === 'link' && renderLink({ to: span.to, children: <Spans spans={span.spans} renderLink={renderLink} /> })}
    </Fragment>
  ));
}

function TextSpan({ text, isStrong = false, isEmphasized = false, isCode = false }: Extract<Span, { kind: 'text' }>) {
  const plain = isCode ? <code>{text}</code> : text;
  const stressed = isEmphasized ? <em>{plain}</em> : plain;
  return isStrong ? <strong>{stressed}</strong> : stressed;
}
