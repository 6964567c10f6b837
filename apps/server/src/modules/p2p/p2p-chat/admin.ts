import { decideReport as decideReportCall } from '@peerbourse/contract/p2p/p2p-chat/reports/decide-report';
import { reportList as reportListCall } from '@peerbourse/contract/p2p/p2p-chat/reports/report-list';
import { viewReport as viewReportCall } from '@peerbourse/contract/p2p/p2p-chat/reports/view-report';
import { route } from '#platform/http/serve.ts';
import { decideReport } from './reports/decide-report.ts';
import { reportList } from './reports/report-list.ts';
import { viewReport } from './reports/view-report.ts';

export const routes = [route(reportListCall, reportList), route(viewReportCall, viewReport), route(decideReportCall, decideReport)];
