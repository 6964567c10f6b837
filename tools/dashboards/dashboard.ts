/** What the numbers of a panel are. */
export type Unit = 'count' | 'per-second' | 'seconds' | 'share' | 'bytes';

export interface Line {
  /** With labels of the answer in double braces, as Grafana writes them. */
  legend: string;
  /** PromQL. */
  query: string;
}

export interface Panel {
  title: string;
  unit: Unit;
  lines: readonly Line[];
  /** What a reader has to know: how it looks when something is wrong, or why the panel may be empty. */
  note?: string;
}

export interface Dashboard {
  /** The name of its file and its address. */
  name: string;
  title: string;
  panels: readonly Panel[];
}
