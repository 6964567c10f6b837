import { uploadedVideo } from '@peerbourse/contract/core/files/uploaded-video';
import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import type { Format } from '@peerbourse/rules/formats/format';
import { formatUnits } from '@peerbourse/rules/money';
import { Button } from '@peerbourse/ui/actions/button';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { browserCall } from '#site/calls/browser-client.ts';

type MessageFile = NonNullable<ChatMessage['file']>;

interface ChatFileProps {
  kind: ChatMessage['kind'];
  isOwn: boolean;
  file: MessageFile;
  /** Addresses are good for a minute: an older message gets a new one. */
  onRenew: () => Promise<ChatMessage | undefined>;
}

/** A picture is shown and opens larger; a video is a file to save, because we do not look into it. */
export function ChatFile({ kind, ...rest }: ChatFileProps) {
  return kind === 'picture' ? <ChatPicture {...rest} /> : <ChatVideo {...rest} />;
}

type FileProps = Omit<ChatFileProps, 'kind'>;

function ChatPicture({ file, onRenew }: FileProps) {
  const t = useText('p2p-chat');
  const [url, setUrl] = useState(file.url);
  const [tries, setTries] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  async function renew(): Promise<void> {
    setTries(tries + 1);
    const fresh = await onRenew();
    if (fresh?.file) setUrl(fresh.file.url);
  }

  const picture = (className: string) => (
    <img
      src={url}
      width={file.width}
      height={file.height}
      alt={t('picture')}
      className={className}
      onError={() => tries < 1 && void renew()}
    />
  );
  return (
    <>
      <button type="button" aria-label={t('open_picture')} onClick={() => setIsOpen(true)} className="block rounded-small">
        {picture('h-auto max-h-60 w-auto max-w-full rounded-small')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('picture')} closeLabel={t('close')} width="large" exit="anywhere">
        {picture('mx-auto h-auto max-w-full')}
      </Dialog>
    </>
  );
}

function ChatVideo({ file, isOwn, onRenew }: FileProps) {
  const t = useText('p2p-chat');
  const format = useFormat();
  const [isLoading, setIsLoading] = useState(false);
  const [isGone, setIsGone] = useState(false);

  async function save(): Promise<void> {
    setIsLoading(true);
    const url = isOwn ? await ownAddress(file.fileId) : (await onRenew())?.file?.url;
    setIsLoading(false);
    setIsGone(url === undefined);
    // The answer is an attachment, so the page stays.
    if (url !== undefined) location.assign(url);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <span>{t('video', { size: megabytesText(file.size, format) })}</span>
      <Button variant="secondary" size="small" isLoading={isLoading} iconStart={<Download size={16} />} onClick={() => void save()}>
        {t('download_video')}
      </Button>
      {isGone && (
        <span role="alert" className="text-12 text-bad">
          {t('file_gone')}
        </span>
      )}
    </div>
  );
}

async function ownAddress(fileId: string): Promise<string | undefined> {
  const answer = await browserCall(uploadedVideo, { fileId }, { showToast: false }).catch(() => undefined);
  return answer?.url;
}

/** Megabytes with one decimal. */
export function megabytesText(bytes: number, format: Format): string {
  const tenths = Math.round((bytes * 10) / 1024 / 1024);
  return format.amount(formatUnits(BigInt(tenths), 1), 'MB', 1);
}
