export interface SectionLinksProps {
  sections: ReadonlyArray<{ id: string; name: string }>;
}

export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav aria-label="Sections" className="max-w-full min-w-0 overflow-x-auto [scrollbar-width:none] max-desktop:-ms-2.5">
      <ul className="flex gap-1">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // The fragment names the screen, so it must not change.
                event.preventDefault();
                document.getElementById(id)?.scrollIntoView({ block: 'start' });
                document.getElementById(id)?.focus({ preventScroll: true });
              }}
              className="flex h-10 items-center rounded-small px-2.5 text-13 font-medium whitespace-nowrap text-ink-soft outline-offset-[-2px] transition-colors duration-150 hover:text-ink pointer-coarse:h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
