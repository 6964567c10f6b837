import type { ReactNode } from 'react';

interface SettingRowProps {
  icon?: ReactNode;
  name: ReactNode;
  /** Why it matters, or what it is. */
  note?: ReactNode;
  /** How it stands now. */
  state?: ReactNode;
  actions?: ReactNode;
  anchor?: string;
}

/** One thing that can be set up: what it is, how it stands and what can be done. On a phone the deeds stand below. */
export function SettingRow({ icon, name, note, state, actions, anchor }: SettingRowProps) {
  return (
    <li
      id={anchor}
      className="grid scroll-mt-4 grid-cols-[auto_1fr] gap-x-3.5 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 target:bg-brand-tint tablet:grid-cols-[auto_1fr_auto] tablet:items-center tablet:gap-x-4"
    >
      <span aria-hidden="true" className="grid size-10 place-items-center rounded-medium bg-sunken text-ink-soft">
        {icon}
      </span>
      <div className="min-w-0 self-center">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14 font-semibold">
          <span>{name}</span>
          {state}
        </h3>
        {note && <div className="mt-0.5 text-13 text-ink-soft">{note}</div>}
      </div>
      {actions && <div className="col-start-2 flex flex-wrap gap-2 tablet:col-start-3 tablet:justify-end">{actions}</div>}
    </li>
  );
}
