import { settingText } from './setting.form.ts';

/** The value as JSON: a single value on its line, a structure to be opened. */
export function SettingValueText({ value }: { value: unknown }) {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return <code className="font-mono text-12 break-all">{line}</code>;
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-small [&::-webkit-details-marker]:hidden">
        <svg
          viewBox="0 0 8 8"
          aria-hidden="true"
          className="size-2 shrink-0 fill-ink-faint transition-transform duration-150 group-open:rotate-90"
        >
          <path d="M1 0v8l6-4z" />
        </svg>
        <code className="min-w-0 truncate font-mono text-12">{line}</code>
      </summary>
      <pre className="mt-2 rounded-medium bg-sunken p-3 font-mono text-12 break-all whitespace-pre-wrap">{settingText(value)}</pre>
    </details>
  );
}
