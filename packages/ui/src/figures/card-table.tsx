import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { scrollStop } from '../overlays/scroll-stop.ts';

export interface Column<Row> {
  key: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** For numbers and actions. */
  isAtEnd?: boolean;
  /**
   * On a card a cell stands beside another, takes a line, stands in the corner beside the name, closes the card, or is left out.
   * An action may stand beside a cell as well, and a line below both; neither shows the name of its column.
   */
  onCard?: 'cell' | 'line' | 'corner' | 'foot' | 'hidden' | 'beside' | 'below';
  /** Rows on whose card the cell would say nothing. */
  isOffCard?: (row: Row) => boolean;
  /** The name is spoken only, as over a column of buttons. */
  isNameHidden?: boolean;
  sort?: { order: 'ascending' | 'descending' | 'none'; onSort: () => void };
  /** What stands in the cell while the row is on its way; as large as the cell will be. */
  loading?: ReactNode;
  className?: string;
}

export interface CardTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Opens under a row, across all columns. */
  below?: ((row: Row) => ReactNode) | undefined;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  /** While the rows are on their way: how many of the final size to draw, and what to say. */
  loading?: { rows: number; label: string } | undefined;
  /** The names of the columns stay in sight. For tables that fit their page: one that scrolls sideways would carry them away. */
  hasStickyHead?: boolean;
  /** On a phone rows stand close together with a line between them, for lists of many short rows. */
  isDenseOnPhone?: boolean;
  /** On a phone rows of one list instead of cards, with an action beside everything but the name: more of them fit on a screen. */
  isDense?: boolean;
  /** Columns keep the width that their class gives them, whatever stands in them or opens below. */
  isFixed?: boolean;
}

/** A table that turns into cards on a phone. The roles are written out because a table laid out as blocks loses its own. */
export function CardTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  below,
  empty,
  loading,
  hasStickyHead = false,
  isDenseOnPhone = false,
  isDense = false,
  isFixed = false,
}: CardTableProps<Row>) {
  if (rows.length === 0 && !loading) return <div className="rounded-large border border-line">{empty}</div>;
  return (
    <div
      ref={scrollStop}
      className={`tablet:rounded-large tablet:border tablet:border-line ${hasStickyHead ? 'tablet:overflow-clip' : 'tablet:overflow-x-auto'}`}
    >
      <table
        role="table"
        aria-busy={loading ? true : undefined}
        data-fixed={isFixed}
        className="block w-full text-14 tablet:table tablet:data-[fixed=true]:table-fixed"
      >
        <caption className="sr-only">{loading ? loading.label : caption}</caption>
        <thead
          role="rowgroup"
          className={`sr-only tablet:not-sr-only tablet:table-header-group ${hasStickyHead ? 'tablet:[&_th]:sticky tablet:[&_th]:top-0 tablet:[&_th]:z-1 tablet:[&_th]:bg-canvas' : ''}`}
        >
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} looks={headLooks(column, isFixed)} />
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          data-dense={isDenseOnPhone ? '' : undefined}
          className={`group/body grid tablet:table-row-group ${isDense ? '' : 'gap-2.5 data-dense:gap-0'}`}
        >
          {loading
            ? Array.from({ length: loading.rows }, (_, index) => <LoadingRow key={index} columns={columns} isDense={isDense} />)
            : rows.map((row) => <BodyRow key={keyOf(row)} row={row} columns={columns} below={below?.(row)} isDense={isDense} />)}
        </tbody>
      </table>
    </div>
  );
}

/** The head of a fixed table gives the columns their width; its names may take two lines. */
function headLooks<Row>({ className = '' }: Column<Row>, isFixed: boolean): string {
  return isFixed ? className : 'whitespace-nowrap';
}

const rowClass =
  'flex flex-wrap gap-x-4 after:order-1 after:basis-full tablet:after:content-none rounded-large border border-line bg-canvas p-4 max-tablet:group-data-dense/body:rounded-none max-tablet:group-data-dense/body:border-x-0 max-tablet:group-data-dense/body:border-t-0 max-tablet:group-data-dense/body:px-0 max-tablet:group-data-dense/body:py-2.5 tablet:table-row tablet:rounded-none tablet:border-0 tablet:p-0';

// Rows below the screen of a phone are not styled and laid out until they come near: opening a sheet restyles the whole page. The margin
// keeps focus rings whole, which would end at the edge of the row.
const denseRowClass =
  'max-tablet:[contain-intrinsic-block-size:auto_7rem] max-tablet:[content-visibility:auto] max-tablet:[overflow-clip-margin:6px] grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 border-b border-line py-1.5 tablet:table-row tablet:border-0 tablet:py-0';

const cellClass =
  'tablet:table-cell tablet:border-t tablet:border-line tablet:px-3 tablet:py-3.5 tablet:align-middle tablet:first:ps-5 tablet:last:pe-5';

function HeadCell<Row>({ column, looks }: { column: Column<Row>; looks: string }) {
  const { name, sort, isAtEnd = false, isNameHidden = false } = column;
  const Arrow = sort?.order === 'ascending' ? ArrowUp : sort?.order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={sort?.order}
      className={`px-3 py-2 text-12 font-medium text-ink-soft first:ps-5 last:pe-5 ${looks} ${isAtEnd ? 'text-end' : 'text-start'}`}
    >
      {sort && (
        <button
          type="button"
          onClick={sort.onSort}
          className={`-mx-1.5 hidden min-h-8 cursor-pointer items-center gap-1 rounded-small px-1.5 hover:text-ink tablet:inline-flex ${sort.order === 'none' ? '' : 'font-semibold text-ink'}`}
        >
          {name}
          <Arrow size={12} aria-hidden="true" />
        </button>
      )}
      <span className={sort ? 'tablet:hidden' : isNameHidden ? 'sr-only' : 'inline-flex min-h-8 items-center'}>{name}</span>
    </th>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  columns: ReadonlyArray<Column<Row>>;
  below: ReactNode;
  isDense: boolean;
}

function BodyRow<Row>({ row, columns, below, isDense }: BodyRowProps<Row>) {
  return (
    <Fragment>
      <tr
        role="row"
        className={`${isDense ? denseRowClass : rowClass} ${below ? 'max-tablet:rounded-b-none max-tablet:border-b-0' : 'tablet:hover:bg-sunken'}`}
      >
        {columns.map((column, index) => (
          <BodyCell key={column.key} column={column} isName={index === 0} isOffCard={column.isOffCard?.(row)} isDense={isDense}>
            {column.cell(row)}
          </BodyCell>
        ))}
      </tr>
      {below && (
        <tr
          role="row"
          className="-mt-2.5 block rounded-b-large border border-t-0 border-line max-tablet:group-data-dense/body:mt-0 max-tablet:group-data-dense/body:rounded-none max-tablet:group-data-dense/body:border-x-0 tablet:table-row tablet:border-0"
        >
          <td
            role="cell"
            colSpan={columns.length}
            className="block p-4 pt-0 max-tablet:group-data-dense/body:px-0 tablet:table-cell tablet:border-t tablet:border-line tablet:bg-sunken/50 tablet:p-5"
          >
            {below}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

const places = {
  cell: 'order-2 mt-3 block w-[calc(50%-8px)] tablet:w-auto',
  line: 'order-2 mt-3 block w-full tablet:w-auto',
  corner: 'order-1 block self-center',
  foot: 'order-3 mt-3 block w-full tablet:w-auto max-tablet:[&>*]:w-full',
  hidden: 'hidden',
  beside: 'order-2 mt-3 block w-[calc(50%-8px)] self-center tablet:w-auto max-tablet:[&>*]:w-full',
  below: 'order-3 mt-2.5 block w-full tablet:w-auto',
} as const;

/** Of a row that is no card. */
const densePlaces = {
  ...places,
  cell: 'col-start-1 mt-0.5 block',
  line: 'col-start-1 mt-0.5 block',
  below: 'col-start-1 mt-0.5 block',
  beside: 'col-start-2 row-start-2 row-span-4 block self-center',
} as const;

interface BodyCellProps<Row> {
  column: Column<Row>;
  isName: boolean;
  isOffCard?: boolean | undefined;
  isDense: boolean;
  children: ReactNode;
}

function BodyCell<Row>({ column, isName, isOffCard = false, isDense, children }: BodyCellProps<Row>) {
  const looks = `${cellClass} ${column.isAtEnd ? 'tablet:text-end' : ''} ${column.className ?? ''}`;
  if (isName) {
    return (
      <th
        scope="row"
        role="rowheader"
        className={`block min-w-0 grow basis-3/5 self-center text-start font-normal ${isDense ? 'col-span-full' : ''} ${looks}`}
      >
        {children}
      </th>
    );
  }
  const place = isOffCard ? 'hidden' : (column.onCard ?? 'cell');
  return (
    <td role="cell" className={`${(isDense ? densePlaces : places)[place]} ${looks}`}>
      {!isDense && (place === 'cell' || place === 'line') && (
        <span aria-hidden="true" className="block text-12 text-ink-soft tablet:hidden">
          {column.name}
        </span>
      )}
      {children}
    </td>
  );
}

function LoadingRow<Row>({ columns, isDense }: Pick<BodyRowProps<Row>, 'columns' | 'isDense'>) {
  return (
    <tr role="row" className={isDense ? denseRowClass : rowClass}>
      {columns.map((column, index) => (
        <BodyCell key={column.key} column={column} isName={index === 0} isDense={isDense}>
          {column.loading ?? <Skeleton className={`my-1 w-20 max-w-full ${column.isAtEnd ? 'tablet:ms-auto' : ''}`} />}
        </BodyCell>
      ))}
    </tr>
  );
}
