import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  lead?: ReactNode;
  /** At the far end of the title. */
  aside?: ReactNode;
  /** For links that lead here from elsewhere. */
  anchor?: string;
  /** For cards, which on a phone need no box round them. */
  isBareOnPhone?: boolean;
  children: ReactNode;
}

/** One matter of an account page, with its name. */
export function Panel({ title, lead, aside, anchor, isBareOnPhone = false, children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={`min-w-0 scroll-mt-4 tablet:rounded-large tablet:border tablet:border-line tablet:p-6 ${isBareOnPhone ? '' : 'rounded-large border border-line p-4'}`}
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-18 font-bold">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-160 text-14 text-ink-soft">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
