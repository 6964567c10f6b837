import { DiffText } from '#parts/diff-text.tsx';
import { comparableText, readSettingText } from './setting.form.ts';

/** What saving would change, line by line; nothing while the text is no value or no other one. */
export function SettingChanges({ before, text }: { before: unknown; text: string }) {
  const reading = readSettingText(text, before);
  if ('problem' in reading) return null;
  return (
    <details className="text-13">
      <summary className="cursor-pointer">What changes</summary>
      <div className="mt-2">
        <DiffText before={comparableText(before)} after={comparableText(reading.value)} />
      </div>
    </details>
  );
}
