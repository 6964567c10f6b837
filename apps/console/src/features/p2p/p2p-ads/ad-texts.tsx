import { DiffText } from '#parts/diff-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import type { ModeratedAd } from './ad-moderation-list.query.ts';

/** The words as others read them; those that were changed since staff looked with what they were then. */
export function AdTexts({ ad: { remark, autoReply, before } }: { ad: ModeratedAd }) {
  return (
    <div className="grid gap-4">
      <AdText title="Remark" text={remark} before={before?.remark} at={before?.at} />
      <AdText title="Automatic reply" text={autoReply} before={before?.autoReply} at={before?.at} />
    </div>
  );
}

interface AdTextProps {
  title: string;
  text: string;
  before: string | undefined;
  at: string | undefined;
}

function AdText({ title, text, before, at }: AdTextProps) {
  const isChanged = before !== undefined && before !== text;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-13 font-semibold">{title}</h3>
      {text === '' ? (
        <p className="text-13 text-ink-faint">None</p>
      ) : (
        <p dir="auto" className="rounded-medium bg-sunken px-3.5 py-2.5 text-14 break-words whitespace-pre-wrap">
          {text}
        </p>
      )}
      {isChanged && (
        <details open className="text-13">
          <summary className="cursor-pointer text-ink-soft">What changed since {at && <MomentText at={at} />} UTC</summary>
          <div className="mt-2">
            <DiffText before={before} after={text} />
          </div>
        </details>
      )}
    </section>
  );
}
