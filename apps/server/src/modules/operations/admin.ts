import { overview as overviewCall } from '@peerbourse/contract/operations/overview';
import { answers } from '#platform/http/serve.ts';
import { overview } from './overview.ts';

export const routes = [answers(overviewCall, overview)];
