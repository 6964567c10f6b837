export { entryKindOf } from './entry-kind.rules.ts';
export { countHistory, type HistoryFilter, type HistoryRow, selectHistory as historyBefore } from './history.table.ts';
export { historyFilter } from './history-filter.ts';
