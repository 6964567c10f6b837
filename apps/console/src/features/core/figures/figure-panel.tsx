import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Unread } from '#desk/unread.tsx';
import { Button } from '#parts/button.tsx';
import { Panel } from '#parts/panel.tsx';
import { saveFile } from '#parts/save-file.ts';
import { Chart, fills } from './chart.tsx';
import { drawnSeries } from './drawn-series.ts';
import { type Days, type Figure, figureQuery, type Series } from './figure.query.ts';
import { figureCsv } from './figure-csv.ts';
import type { FigureRow } from './figure-list.query.ts';
import { FigureTable } from './figure-table.tsx';
import { valueText } from './figure-text.ts';
import { NowBars } from './now-bars.tsx';

/** One figure under its sentence: the chart, the same as a table, and as a file. */
export function FigurePanel({ row, days }: { row: FigureRow; days: Days }) {
  const query = useQuery(figureQuery(row.name, days));
  const [isTable, setTable] = useState(false);
  const id = row.name.replace('.', '-');
  if (!query.data) {
    return (
      <Panel id={id} title={row.title}>
        <Unread error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  }
  const { data } = query;
  return (
    <Panel id={id} title={row.title}>
      <div className="grid gap-3 border-t border-line px-4 py-4 tablet:px-5">
        {data.series.length === 0 ? <p className="text-13 text-ink-soft">Nothing in this time.</p> : <Drawing row={row} figure={data} />}
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? 'Hide the table' : 'Show as a table'}
          </Button>
          <Button onClick={() => saveFile(`${id}-${days}d.csv`, figureCsv(data))}>Export as CSV</Button>
        </div>
        {isTable && <FigureTable title={row.title} unit={row.unit} figure={data} />}
      </div>
    </Panel>
  );
}

function Drawing({ row: { form, unit }, figure: { series, buckets, step } }: { row: FigureRow; figure: Figure }) {
  if (form === 'now') return <NowBars series={series} unit={unit} />;
  const { drawn, leftOut } = drawnSeries(series, form);
  return (
    <>
      <Chart form={form} unit={unit} step={step} buckets={buckets} series={drawn} />
      <Legend series={drawn} unit={unit} />
      {leftOut > 0 && <p className="text-12 text-ink-faint">{leftOut} more with smaller values are in the table and in the file.</p>}
    </>
  );
}

/** The names of the series, each with its newest value. */
function Legend({ series, unit }: { series: readonly Series[]; unit: FigureRow['unit'] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-12">
      {series.map(({ name, values }, place) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
            <rect width="10" height="10" rx="2" className={fills[place]} />
          </svg>
          <span>{name}</span>
          <span className="figure text-ink-faint">{valueText(values.at(-1) ?? null, unit)}</span>
        </li>
      ))}
    </ul>
  );
}
