import { useFragment } from '#shell/use-screen.ts';

export const healthPages = {
  '#/health': 'Overview',
  '#/health/timers': 'Stuck timers',
  '#/health/outbox': 'Outbox',
  '#/health/messages': 'Messages',
} as const;
export type HealthPage = keyof typeof healthPages;

/** Which page of Health the address names. */
export function useHealthPage(): HealthPage {
  const fragment = useFragment();
  return fragment in healthPages ? (fragment as HealthPage) : '#/health';
}

export function HealthPages({ page }: { page: HealthPage }) {
  return (
    <nav aria-label="Pages of Health">
      <ul className="flex flex-wrap gap-1">
        {(Object.entries(healthPages) as Array<[HealthPage, string]>).map(([address, name]) => (
          <li key={address}>
            <a
              href={address}
              aria-current={address === page ? 'page' : undefined}
              className="flex h-8 items-center rounded-small px-2.5 text-13 font-medium text-ink-soft hover:text-ink aria-[current]:bg-brand-tint aria-[current]:text-ink pointer-coarse:h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
