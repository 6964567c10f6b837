import type { correctionList as call } from '@peerbourse/contract/money/ledger/correction-list';
import type { Handler } from '#platform/http/serve.ts';
import { newestCorrections } from './correction.table.ts';
import { correctionView } from './correction.view.ts';

export const correctionList: Handler<typeof call> = async ({ db }) => ({
  corrections: (await newestCorrections(db)).map(correctionView),
});
