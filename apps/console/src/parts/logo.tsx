/** The exchange's mark, in ink instead of blue, so that nobody takes the console for the site. Short it has no words. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-16 font-bold tracking-tight whitespace-nowrap">
      <svg viewBox="0 0 26 26" className="size-6.5 shrink-0" aria-hidden="true">
        <rect width="26" height="26" rx="7" className="fill-ink" />
        <path d="M8 19V7h6.2a4 4 0 0 1 0 8H11" className="fill-none stroke-canvas stroke-[2.4]" strokeLinecap="round" />
        <circle cx="18" cy="18.5" r="1.7" className="fill-canvas" />
      </svg>
      {!isShort && (
        <span>
          <span className="max-[479px]:sr-only">Peerbourse </span>
          <span className="font-medium text-ink-soft">console</span>
        </span>
      )}
    </span>
  );
}
