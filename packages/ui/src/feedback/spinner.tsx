const sizes = { small: 16, medium: 20, large: 32 } as const;

/** Something is under way. With a label it says so; without one somebody else does. */
export function Spinner({ size = 'medium', label }: { size?: keyof typeof sizes; label?: string | undefined }) {
  const picture = (
    <svg
      viewBox="0 0 24 24"
      width={sizes[size]}
      height={sizes[size]}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className="animate-spin motion-reduce:animate-none"
    >
      <circle cx="12" cy="12" r="9.5" opacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  );
  if (!label) return picture;
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {picture}
      <span className="sr-only">{label}</span>
    </span>
  );
}
