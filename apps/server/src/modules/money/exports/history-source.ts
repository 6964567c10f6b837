import { type EntryKind, entryKinds, historyFilter as filterShape, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import * as z from 'zod/mini';
import { entryKindOf, historyBefore, historyFilter } from '#modules/money/assets/index.ts';
import type { FileSource } from './file-source.ts';
import { fileWords } from './file-text.ts';
import { historyCells } from './history-cells.rules.ts';

const columns = ['time', 'kind', 'coin', 'wallet', 'amount', 'balance', 'reference'] as const;

/** Everything that came into the wallets and went out of them. */
export const historySource: FileSource<Awaited<ReturnType<typeof historyBefore>>[number]> = {
  subject: 'asset-history',
  open: ({ accountId, filter, language, timezone }) => {
    const asked = historyFilter(z.parse(filterShape, filter));
    const { say, isRightToLeft } = fileWords(language, timezone);
    const kinds = Object.fromEntries(entryKinds.map((kind) => [kind, say(`kind_${kind}`)])) as Record<EntryKind, string>;
    const walletNames: Record<string, string> = Object.fromEntries(wallets.map((wallet) => [wallet, say(`wallet_${wallet}`)]));
    return {
      text: { title: say('title'), head: columns.map((column) => say(`column_${column}`)), isRightToLeft },
      rowsBefore: (db, page) => historyBefore(db, accountId, asked, page),
      cells: (row) => {
        const named = { kind: kinds[entryKindOf(row.kind)], wallet: walletNames[row.wallet] ?? row.wallet };
        return historyCells(row, named, timezone);
      },
    };
  },
};
