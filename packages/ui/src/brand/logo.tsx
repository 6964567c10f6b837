export function Logo({ brand }: { brand: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-16 font-bold tracking-tight">
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
        <rect width="26" height="26" rx="7" className="fill-brand" />
        <path d="M8 19V7h6.2a4 4 0 0 1 0 8H11" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
        <circle cx="18" cy="18.5" r="1.7" fill="#fff" />
      </svg>
      <bdi>{brand}</bdi>
    </span>
  );
}
