import type { fiatList as call } from '@peerbourse/contract/p2p/p2p-config/fiat-list';
import type { Handler } from '#platform/http/serve.ts';
import { fiatEntry } from './list.view.ts';
import { p2pFiats } from './p2p-fiats.ts';

export const fiatList: Handler<typeof call> = async ({ db }) => ({ fiatList: (await p2pFiats(db)).map(fiatEntry) });
