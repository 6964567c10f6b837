import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { TellRequest } from '../src/base/api/measured-carry.server.ts';

export const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'pb_' });

const registers = [registry];
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

export const metrics = {
  pageSeconds: new Histogram({
    name: 'pb_web_page_seconds',
    help: 'Time to answer a page: cached, rendered for its visitor, redirect, stopped by operators, or error',
    labelNames: ['kind'],
    buckets,
    registers,
  }),
  incompletePages: new Counter({
    name: 'pb_web_incomplete_pages_total',
    help: 'Pages that were rendered without what the api had not answered in time',
    registers,
  }),
  apiSeconds: new Histogram({
    name: 'pb_web_api_seconds',
    help: 'Time until the api answered, failed with a status of 500 or more, ran out of time, or could not be reached',
    labelNames: ['outcome'],
    buckets,
    registers,
  }),
};

export const tellRequest: TellRequest = (outcome, seconds) => metrics.apiSeconds.observe({ outcome }, seconds);
