import type { issueSupportToken as call } from '@peerbourse/contract/identity/support/issue-support-token';
import type { Handler } from '#platform/http/serve.ts';
import { writeSupportToken } from './support-token.ts';

export const issueSupportToken: Handler<typeof call> = ({ tx, actor, config }) => writeSupportToken(tx, config.keys, actor);
