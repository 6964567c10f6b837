import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface CopyTextProps {
  /** What lands on the clipboard. */
  text: string;
  /** What is shown instead, such as the same text in groups. */
  children?: ReactNode;
  copyLabel: string;
  copiedLabel: string;
  /** Spoken and shown when the browser refuses; the text is then selected for copying by hand. */
  failedLabel: string;
  /** Names the thing for those who hear the button alone: "Copy the reference". It contains `copyLabel`. */
  name?: string | undefined;
  variant?: 'word' | 'icon' | undefined;
  /** The button stands at the far end of the line. */
  isWide?: boolean | undefined;
}

type Outcome = 'none' | 'copied' | 'failed';

const shownMs = 2_000;

export function CopyText({ text, children, copyLabel, copiedLabel, failedLabel, name, variant = 'word', isWide = false }: CopyTextProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('failed');
    }
  }

  const said = { none: '', copied: copiedLabel, failed: failedLabel }[outcome];
  return (
    <span className={`max-w-full items-center gap-3 ${isWide ? 'flex justify-between' : 'inline-flex'}`}>
      <span ref={shown} className="figure min-w-0 wrap-anywhere">
        {children ?? text}
      </span>
      <button
        type="button"
        aria-label={variant === 'icon' ? (name ?? copyLabel) : outcome === 'none' ? name : undefined}
        onClick={() => void copy()}
        className={`button-shape -my-2 min-h-11 min-w-11 shrink-0 gap-1.5 rounded-small px-2 text-13 text-brand hover:bg-brand-tint mouse:min-h-8 mouse:min-w-8 ${isWide ? '-me-2 justify-end' : ''}`}
      >
        {variant === 'icon' ? (
          <OutcomeIcon outcome={outcome} />
        ) : (
          <OutcomeWord outcome={outcome} copy={copyLabel} said={said} all={copiedLabel} isAtEnd={isWide} />
        )}
      </button>
      <span role="status" className={outcome === 'failed' && variant === 'icon' ? 'text-12 text-bad' : 'sr-only'}>
        {said}
      </span>
    </span>
  );
}

function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  return outcome === 'copied' ? <Check size={16} className="text-good" /> : <Copy size={16} />;
}

interface OutcomeWordProps {
  outcome: Outcome;
  copy: string;
  said: string;
  all: string;
  isAtEnd: boolean;
}

/** All words lie on one another, so that the button has the width of the longest from the start. */
function OutcomeWord({ outcome, copy, said, all, isAtEnd }: OutcomeWordProps) {
  return (
    <span className={`grid ${isAtEnd ? 'justify-items-end' : 'justify-items-center'}`}>
      <span className={`col-start-1 row-start-1 ${outcome === 'none' ? '' : 'invisible'}`}>{copy}</span>
      <span
        className={`col-start-1 row-start-1 inline-flex items-center gap-1 ${outcome === 'none' ? 'invisible' : ''} ${outcome === 'failed' ? 'text-bad' : 'text-good'}`}
      >
        {outcome !== 'failed' && <Check size={14} />}
        {said || all}
      </span>
    </span>
  );
}
