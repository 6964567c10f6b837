import { finishVideo } from '@peerbourse/contract/core/files/finish-video';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { uploadVideoPart } from '@peerbourse/contract/core/files/upload-video-part';
import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { sendMessage } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { videoPartBytes } from '@peerbourse/rules/video-size';
import { base64Of } from '#base/lib/scale-picture.ts';
import { browserCall } from '#site/calls/browser-client.ts';
import type { Pending } from './outbox.ts';

/**
 * Sends one message, its file ahead of it. The file's id is told before the message goes: sent again, it must be the same one. The
 * name of the message is also the key of the submission.
 */
export async function sendPending(pending: Pending, onUploaded: (fileId: string) => Promise<void>): Promise<ChatMessage> {
  const { clientId, orderNo, kind, text, isProof } = pending;
  if (kind === 'text') return await browserCall(sendMessage, { orderNo, clientId, kind, text }, { key: clientId, showToast: false });
  const fileId = pending.fileId ?? (await uploadFile(pending));
  if (pending.fileId === undefined) await onUploaded(fileId);
  return await browserCall(sendMessage, { orderNo, clientId, kind, fileId, isProof }, { key: clientId, showToast: false });
}

/** One send at a time for each order, also across tabs: a message that is sent twice at once would be refused as a repetition. */
export async function inTurn<Result>(orderNo: string, send: () => Promise<Result>): Promise<Result> {
  // Browsers have locks on secure addresses only.
  return 'locks' in navigator ? await navigator.locks.request(`pb_chat_${orderNo}`, send) : await send();
}

async function uploadFile({ kind, upload }: Pending): Promise<string> {
  const content = upload ?? new Blob();
  if (kind === 'picture') {
    const file = await textOf(content);
    return (await browserCall(uploadBase64File, { purpose: 'chat-picture', file }, { showToast: false })).fileId;
  }
  const parts: string[] = [];
  for (let from = 0; from < content.size; from += videoPartBytes) {
    const part = await textOf(content.slice(from, from + videoPartBytes));
    parts.push((await browserCall(uploadVideoPart, { part }, { showToast: false })).fileId);
  }
  return (await browserCall(finishVideo, { parts }, { showToast: false })).fileId;
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(base64Of(reader.result as string));
    reader.onerror = () => reject(reader.error ?? new Error('a file cannot be read'));
    reader.readAsDataURL(blob);
  });
}
