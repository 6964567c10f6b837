import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** For numbers and actions. */
  isAtEnd?: boolean;
  /** On a card the cell takes a third of a line, half of one, a line of its own, or stands beside the name. */
  onCard?: 'half' | 'line' | 'corner';
  className?: string;
}

export interface CardTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  emptyText: string;
}

/**
 * A table that turns into cards on a phone. The first column names the row. The roles are written out because
 * a table that is laid out as blocks loses its own.
 */
export function CardTable<Row>({ caption, columns, rows, keyOf, emptyText }: CardTableProps<Row>) {
  if (rows.length === 0) return <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">{emptyText}</p>;
  return (
    <table role="table" className="block w-full border-t border-line text-13 tablet:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only tablet:not-sr-only tablet:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              role="columnheader"
              className={`px-3 py-2 text-start text-12 font-medium whitespace-nowrap text-ink-faint first:ps-5 last:pe-5 ${column.isAtEnd ? 'tablet:text-end' : ''}`}
            >
              <span className={column.onCard === 'corner' ? 'sr-only' : ''}>{column.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block tablet:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="grid grid-cols-6 gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t tablet:table-row tablet:border-t tablet:transition-colors tablet:hover:bg-sunken"
          >
            {columns.map((column, index) => (
              <Cell key={column.name} column={column} row={row} isName={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const places = {
  cell: 'col-span-2 min-w-0',
  half: 'col-span-3 min-w-0',
  line: 'col-span-6 min-w-0',
  corner: 'col-span-2 col-start-5 row-start-1 justify-self-end',
} as const;

function Cell<Row>({ column, row, isName }: { column: Column<Row>; row: Row; isName: boolean }) {
  const looks = `tablet:table-cell tablet:px-3 tablet:py-2.5 tablet:align-top tablet:first:ps-5 tablet:last:pe-5 ${column.isAtEnd ? 'tablet:text-end' : ''} ${column.className ?? ''}`;
  if (isName) {
    return (
      <th scope="row" role="rowheader" className={`col-span-4 min-w-0 self-center text-start font-semibold ${looks}`}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={`block ${places[column.onCard ?? 'cell']} ${looks}`}>
      {column.onCard !== 'corner' && (
        <span aria-hidden="true" className="block text-12 text-ink-faint tablet:hidden">
          {column.name}
        </span>
      )}
      {column.cell(row)}
    </td>
  );
}
