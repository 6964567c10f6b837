import type { CallInput } from '@peerbourse/contract/call';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { addEvidence } from '@peerbourse/contract/p2p/p2p-appeals/add-evidence';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { orderAppealQuery } from '#queries/p2p-appeals/order-appeal.query.ts';

type Evidence = Pick<CallInput<typeof addEvidence>, 'kind' | 'isForStaff'>;

interface SendPicture {
  /** Takes the picture as base64. Resolves to whether it is in the case now; `problem` says why not. */
  send: (file: string, evidence: Evidence) => Promise<boolean>;
  isRunning: boolean;
  problem: Problem | undefined;
}

/** Uploads a picture and adds it to the case of an order. */
export function useSendPicture(orderNo: string): SendPicture {
  const client = useQueryClient();
  const upload = useCallMutation(uploadBase64File);
  const add = useCallMutation(addEvidence);
  const uploaded = useRef<{ file: string; fileId: string }>(undefined);
  const { queryKey } = orderAppealQuery(orderNo);

  // When no answer came, the picture may be in the case already. Only with the same id is sending it again the same submission.
  async function fileIdOf(file: string): Promise<string | undefined> {
    if (uploaded.current?.file === file) return uploaded.current.fileId;
    const answer = await upload.run({ purpose: 'appeal-picture', file });
    uploaded.current = answer && { file, fileId: answer.fileId };
    return answer?.fileId;
  }

  function fail({ refusal }: Problem): void {
    if (refusal !== undefined) uploaded.current = undefined;
    void client.invalidateQueries({ queryKey });
  }

  async function send(file: string, evidence: Evidence): Promise<boolean> {
    add.reset();
    const fileId = await fileIdOf(file);
    const answer = fileId && (await add.run({ orderNo, fileId, ...evidence }, fail));
    if (!answer) return false;
    // A read that began before must not hide the picture again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
    return true;
  }

  return { send, isRunning: upload.isRunning || add.isRunning, problem: upload.problem ?? add.problem };
}
