import { answerRequest as answerRequestCall } from '@peerbourse/contract/identity/risk/answer-request';
import { requestDetail as requestDetailCall } from '@peerbourse/contract/identity/risk/request-detail';
import { route } from '#platform/http/serve.ts';
import { answerRequest } from './answer-request.ts';
import { requestDetail } from './request-detail.ts';

export const routes = [route(requestDetailCall, requestDetail), route(answerRequestCall, answerRequest)];
