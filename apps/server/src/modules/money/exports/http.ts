import { exportList as exportListCall } from '@peerbourse/contract/money/exports/export-list';
import { startExport as startExportCall } from '@peerbourse/contract/money/exports/start-export';
import { route } from '#platform/http/serve.ts';
import { exportList } from './export-list.ts';
import { startExport } from './start-export.ts';

export const routes = [route(startExportCall, startExport), route(exportListCall, exportList)];
