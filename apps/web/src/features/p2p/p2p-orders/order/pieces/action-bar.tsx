import type { ReactNode } from 'react';

interface ActionBarProps {
  /** What happens if nobody acts. */
  consequence?: ReactNode;
  /** The one thing to do, if there is one. */
  primary?: ReactNode;
  /** Everything else. */
  others?: ReactNode;
  /** What the primary action means, or what is wrong with it. */
  note?: ReactNode;
}

/** What can be done now. On a phone it stays in reach of the thumb, above the tabs of the site. */
export function ActionBar({ consequence, primary, others, note }: ActionBarProps) {
  return (
    <div className={bar}>
      {consequence && <p className="text-13 text-ink-soft">{consequence}</p>}
      {(primary || others) && (
        <div className={`${row} ${primary ? 'flex-row-reverse' : ''}`}>
          {primary && <div className="min-w-40 flex-[99]">{primary}</div>}
          {others}
        </div>
      )}
      {note}
    </div>
  );
}

/** On a phone labels get the room of the padding, so that most keep to one line. */
const row =
  'flex flex-wrap items-start gap-2.5 max-tablet:[&>:not(div)]:grow max-tablet:[&>:is(a,button)]:px-3 max-tablet:[&>:is(div,span)>:is(a,button)]:px-3 max-tablet:[&>span>button]:w-full';

const bar =
  'grid gap-2.5 bg-canvas max-tablet:sticky max-tablet:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-tablet:z-10 max-tablet:order-last max-tablet:-mx-4 max-tablet:border-t max-tablet:border-line max-tablet:px-4 max-tablet:py-3';
