import type { powerList as call } from '@peerbourse/contract/money/ledger/power-list';
import type { Handler } from '#platform/http/serve.ts';
import { powers } from './explorer.table.ts';

export const powerList: Handler<typeof call> = async ({ db }) => ({ powers: await powers(db) });
