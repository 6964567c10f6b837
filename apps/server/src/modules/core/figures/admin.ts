import { figure as figureCall } from '@peerbourse/contract/core/figures/figure';
import { figureList as figureListCall } from '@peerbourse/contract/core/figures/figure-list';
import { route } from '#platform/http/serve.ts';
import { figure } from './figure.ts';
import { figureList } from './figure-list.ts';
import { samplesWhileServing } from './keep-samples.ts';

export const routes = [route(figureListCall, figureList), route(figureCall, figure)];

export const alsoServes = samplesWhileServing;
