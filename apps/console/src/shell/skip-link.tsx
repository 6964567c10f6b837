/** First in the page: past all desks to what lies on this one. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-30 rounded-medium bg-ink px-4 py-2 font-semibold text-canvas focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      onClick={(event) => {
        // The fragment names the screen, so it must not change.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
