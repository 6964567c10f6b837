import type { ReceiptKey } from '@peerbourse/rules/receipts/check-receipt';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { Upload } from '@peerbourse/ui/fields/upload';
import { type FormEvent, useState } from 'react';
import { isFailure } from '#base/api/failure.ts';
import { useText } from '#base/i18n/texts.tsx';
import { VerdictPanel } from './verdict-panel.tsx';
import { type Verdict, verifyReceipt } from './verify-receipt.ts';

interface Given {
  text: string;
  fileName?: string;
}

const nothing: Given = { text: '' };

export function VerifyForm({ keys }: { keys: readonly ReceiptKey[] }) {
  const [given, setGiven] = useState(nothing);
  const { verdict, isRunning, problem, run, reset } = useVerification(keys);

  async function addFile(file: File): Promise<void> {
    const text = await file.text();
    setGiven({ text, fileName: file.name });
    await run(text);
  }

  function change(next: Given): void {
    reset();
    setGiven(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(given.text);
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4 rounded-large border border-line p-4 tablet:p-6">
        <FileField given={given} onAdd={(file) => void addFile(file)} onRemove={() => change(nothing)} />
        <PasteField given={given} isMissing={problem === 'text_missing'} onChange={(text) => change({ text })} />
        <SubmitRow isRunning={isRunning} />
      </form>
      <Outcome verdict={verdict} hasFailed={problem === 'unchecked'} />
    </>
  );
}

type Problem = 'text_missing' | 'unchecked';

function useVerification(keys: readonly ReceiptKey[]) {
  const [isRunning, setIsRunning] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  const [problem, setProblem] = useState<Problem>();

  function reset(next?: Problem): void {
    setVerdict(undefined);
    setProblem(next);
  }

  async function run(text: string): Promise<void> {
    reset(text.trim() === '' ? 'text_missing' : undefined);
    if (text.trim() === '') return;
    setIsRunning(true);
    try {
      setVerdict(await verifyReceipt(text, keys));
    } catch (error) {
      if (!isFailure(error)) throw error;
      setProblem('unchecked');
    } finally {
      setIsRunning(false);
    }
  }

  return { verdict, isRunning, problem, run, reset };
}

function FileField({ given, onAdd, onRemove }: { given: Given; onAdd: (file: File) => void; onRemove: () => void }) {
  const t = useText('receipts');
  return (
    <Upload
      label={t('file')}
      chooseLabel={t('choose_file')}
      hint={t('file_hint')}
      accept=".json,application/json"
      files={given.fileName === undefined ? [] : [{ key: 'receipt', name: given.fileName }]}
      onAdd={([file]) => file && onAdd(file)}
      onRemove={onRemove}
      removeLabel={(name) => t('remove_file', { name })}
      progressLabel={(name) => t('reading_file', { name })}
    />
  );
}

function PasteField({ given, isMissing, onChange }: { given: Given; isMissing: boolean; onChange: (text: string) => void }) {
  const t = useText('receipts');
  return (
    <TextArea
      label={t('paste')}
      name="text"
      dir="ltr"
      rows={4}
      spellCheck={false}
      autoComplete="off"
      className="font-mono text-13"
      value={given.fileName === undefined ? given.text : ''}
      error={isMissing ? t('text_missing') : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function SubmitRow({ isRunning }: { isRunning: boolean }) {
  const t = useText('receipts');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" size="large" isLoading={isRunning} loadingLabel={t('checking')}>
        {t('verify')}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-13 text-ink-soft">{t('verify_private')}</p>
    </div>
  );
}

function Outcome({ verdict, hasFailed }: { verdict: Verdict | undefined; hasFailed: boolean }) {
  const t = useText('receipts');
  if (hasFailed) {
    return (
      <Banner tone="warning" isSpoken>
        {t('unchecked')}
      </Banner>
    );
  }
  return verdict ? <VerdictPanel verdict={verdict} /> : null;
}
