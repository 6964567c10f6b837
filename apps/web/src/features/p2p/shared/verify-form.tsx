import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { Upload } from '@peerbourse/ui/fields/upload';
import { type FormEvent, type ReactNode, useState } from 'react';
import { isFailure } from '#base/api/failure.ts';
import { useText } from '#base/i18n/texts.tsx';

interface Given {
  text: string;
  fileName?: string;
}

const nothing: Given = { text: '' };

/** What is said about the one kind of document that a page verifies. */
export interface VerifyWords {
  file: string;
  fileHint: string;
  paste: string;
  checking: string;
  private: string;
  unchecked: string;
}

interface VerifyFormProps<Verdict> {
  words: VerifyWords;
  verify: (text: string) => Promise<Verdict>;
  children: (verdict: Verdict) => ReactNode;
}

/** Takes a document as a file or as a text, and shows what came of its check below. */
export function VerifyForm<Verdict>({ words, verify, children }: VerifyFormProps<Verdict>) {
  const [given, setGiven] = useState(nothing);
  const { verdict, isRunning, problem, run, reset } = useVerification(verify);

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
        <FileField words={words} given={given} onAdd={(file) => void addFile(file)} onRemove={() => change(nothing)} />
        <PasteField label={words.paste} given={given} isMissing={problem === 'text_missing'} onChange={(text) => change({ text })} />
        <SubmitRow words={words} isRunning={isRunning} />
      </form>
      {problem === 'unchecked' && (
        <Banner tone="warning" isSpoken>
          {words.unchecked}
        </Banner>
      )}
      {verdict !== undefined && children(verdict)}
    </>
  );
}

type Problem = 'text_missing' | 'unchecked';

function useVerification<Verdict>(verify: (text: string) => Promise<Verdict>) {
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
      setVerdict(await verify(text));
    } catch (error) {
      if (!isFailure(error)) throw error;
      setProblem('unchecked');
    } finally {
      setIsRunning(false);
    }
  }

  return { verdict, isRunning, problem, run, reset };
}

interface FileFieldProps {
  words: VerifyWords;
  given: Given;
  onAdd: (file: File) => void;
  onRemove: () => void;
}

function FileField({ words, given, onAdd, onRemove }: FileFieldProps) {
  const t = useText('receipts');
  return (
    <Upload
      label={words.file}
      chooseLabel={t('choose_file')}
      hint={words.fileHint}
      accept=".json,application/json"
      files={given.fileName === undefined ? [] : [{ key: 'document', name: given.fileName }]}
      onAdd={([file]) => file && onAdd(file)}
      onRemove={onRemove}
      removeLabel={(name) => t('remove_file', { name })}
      progressLabel={(name) => t('reading_file', { name })}
    />
  );
}

interface PasteFieldProps {
  label: string;
  given: Given;
  isMissing: boolean;
  onChange: (text: string) => void;
}

function PasteField({ label, given, isMissing, onChange }: PasteFieldProps) {
  const t = useText('receipts');
  return (
    <TextArea
      label={label}
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

function SubmitRow({ words, isRunning }: { words: VerifyWords; isRunning: boolean }) {
  const t = useText('receipts');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" size="large" isLoading={isRunning} loadingLabel={words.checking}>
        {t('verify')}
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-13 text-ink-soft">{words.private}</p>
    </div>
  );
}
