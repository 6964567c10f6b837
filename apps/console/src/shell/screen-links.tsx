export interface ScreenLink {
  id: string;
  name: string;
}

export interface ScreenLinksProps {
  screens: readonly ScreenLink[];
  currentId: string;
}

export function ScreenLinks({ screens, currentId }: ScreenLinksProps) {
  return (
    <nav aria-label="Screens" className="min-w-0 overflow-x-auto [scrollbar-width:none] max-desktop:-ms-2.5">
      <ul className="flex gap-1">
        {screens.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#/${id}`}
              aria-current={id === currentId ? 'page' : undefined}
              className="flex h-10 items-center rounded-small px-2.5 text-13 font-semibold whitespace-nowrap text-ink-soft outline-offset-[-2px] transition-colors duration-150 hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink pointer-coarse:h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
