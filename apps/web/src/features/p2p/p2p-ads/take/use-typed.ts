import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TakeDraft } from './take.form.ts';

const settleMs = 500;

interface Typing {
  draft: TakeDraft;
  /** What was known when this was looked at last. */
  known: string;
  /** What was given on from here last. */
  settled: string;
}

export interface Typed {
  draft: TakeDraft;
  type: (draft: TakeDraft) => void;
  /** The typing goes on, or what was typed is not known yet. */
  isUnsettled: boolean;
}

/** An amount that is being typed, which `settle` takes when the typing pauses. What becomes known from elsewhere, as by going back, takes its place. */
export function useTyped(known: TakeDraft, settle: (draft: TakeDraft) => void): Typed {
  const [typing, setTyping] = useState<Typing>({ draft: known, known: meaningOf(known), settled: meaningOf(known) });
  const next = afterNews(typing, known);
  if (next !== typing) setTyping(next);
  const { draft } = next;
  const typed = meaningOf(draft);
  const isUnsettled = typed !== meaningOf(known);
  const settleNow = useEffectEvent(() => {
    setTyping({ ...next, settled: typed });
    settle({ unit: draft.unit, typed: amountOf(draft.typed) ?? '' });
  });
  useEffect(() => {
    if (!isUnsettled) return undefined;
    const timer = setTimeout(settleNow, settleMs);
    return () => clearTimeout(timer);
  }, [typed, isUnsettled]);
  return { draft, type: (text) => setTyping({ ...next, draft: text }), isUnsettled };
}

/** What is known because it was typed here changes nothing: by now more may have been typed. */
export function afterNews(typing: Typing, known: TakeDraft): Typing {
  const meaning = meaningOf(known);
  if (meaning === typing.known) return typing;
  return { ...typing, known: meaning, draft: meaning === typing.settled ? typing.draft : known };
}

/** `5.` and `5` mean the same, and nothing is nothing in every unit. */
function meaningOf({ unit, typed }: TakeDraft): string {
  const amount = amountOf(typed);
  return amount === undefined ? '' : `${amount} ${unit}`;
}
