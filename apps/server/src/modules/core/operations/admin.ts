import { overview as overviewCall } from '@peerbourse/contract/core/operations/overview';
import { route } from '#platform/http/serve.ts';
import { overview } from './overview.ts';

export const routes = [route(overviewCall, overview)];
