import { judgeText } from '@peerbourse/rules/p2p-texts/p2p-text';

export type WordsFinding = 'fine' | 'doubtful' | 'forbidden';

interface Words {
  remark: string;
  autoReply: string;
}

/** The worst that the filter says about any of them. */
export function wordsFinding({ remark, autoReply }: Words): WordsFinding {
  const judged = [judgeText(remark), judgeText(autoReply)];
  if (judged.some(({ problem }) => problem !== undefined)) return 'forbidden';
  return judged.some(({ isDoubtful }) => isDoubtful) ? 'doubtful' : 'fine';
}
