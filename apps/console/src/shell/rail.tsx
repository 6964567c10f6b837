import { Logo } from '#parts/logo.tsx';
import type { Queue } from './my-work.query.ts';
import { QueueBadge } from './queue-badge.tsx';
import { RailIcon, type RailIconName } from './rail-icon.tsx';

export const railGroups = ['Work', 'Queues', 'Look up', 'Run'] as const;

export interface RailDesk {
  id: string;
  name: string;
  icon: RailIconName;
  group: (typeof railGroups)[number];
  /** The letter after G that leads there. */
  goKey: string;
  /** Names of the queues that are decided there; all of them when it is 'every'. */
  queues?: readonly string[] | 'every';
}

export interface RailProps {
  desks: readonly RailDesk[];
  currentId: string;
  queues: readonly Queue[];
}

/** Every desk of a member at the side, with what waits there. On narrow screens names give way to letters; on phones it lies on top. */
export function Rail({ desks, currentId, queues }: RailProps) {
  return (
    <nav
      aria-label="Desks"
      className="sticky top-0 z-20 flex shrink-0 gap-1 overflow-x-auto border-line bg-canvas [scrollbar-width:none] max-tablet:border-b max-tablet:px-2 max-tablet:py-1 tablet:h-dvh tablet:w-24 tablet:flex-col tablet:overflow-y-auto tablet:border-e tablet:px-2 tablet:py-3 min-[1440px]:w-60"
    >
      <a
        href={`#/${desks[0]?.id ?? ''}`}
        aria-label="Peerbourse console"
        className="mb-2 px-2.5 py-1 max-tablet:hidden min-[1440px]:hidden"
      >
        <Logo isShort />
      </a>
      <a href={`#/${desks[0]?.id ?? ''}`} className="mb-3 px-2.5 py-1 max-[1439px]:hidden">
        <Logo />
      </a>
      {railGroups.map((group) => {
        const members = desks.filter((desk) => desk.group === group);
        return members.length === 0 ? null : (
          <div key={group} className="flex tablet:flex-col max-tablet:gap-1">
            {group !== 'Work' && <h2 className="px-2.5 pt-3 pb-1 text-12 font-medium text-ink-faint max-[1439px]:sr-only">{group}</h2>}
            <ul className="flex gap-0.5 tablet:flex-col max-[1439px]:tablet:border-t max-[1439px]:tablet:border-line max-[1439px]:tablet:pt-1 max-[1439px]:tablet:mt-1">
              {members.map((desk) => (
                <li key={desk.id}>
                  <RailLink desk={desk} isCurrent={desk.id === currentId} queues={queuesOf(desk, queues)} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function RailLink({
  desk: { id, name, icon, goKey },
  isCurrent,
  queues,
}: {
  desk: RailDesk;
  isCurrent: boolean;
  queues: readonly Queue[];
}) {
  return (
    <a
      href={`#/${id}`}
      title={`${name} (G, then ${goKey.toUpperCase()})`}
      aria-current={isCurrent ? 'page' : undefined}
      className="relative flex h-10 items-center gap-3 rounded-small px-2.5 text-13 font-medium whitespace-nowrap text-ink-soft outline-offset-[-2px] transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-ink max-[1439px]:gap-1 max-[1439px]:px-1.5 max-[1439px]:tablet:h-8 pointer-coarse:h-11 min-[1440px]:h-9"
    >
      <RailIcon name={icon} />
      <span className="max-[1439px]:sr-only">{name}</span>
      <kbd aria-hidden="true" className="font-mono text-12 text-ink-faint max-tablet:hidden min-[1440px]:order-last pointer-coarse:hidden">
        <span className="max-[1439px]:hidden">G </span>
        {goKey.toUpperCase()}
      </kbd>
      <span className="ms-auto">
        <QueueBadge queues={queues} />
      </span>
    </a>
  );
}

function queuesOf(desk: RailDesk, queues: readonly Queue[]): readonly Queue[] {
  if (desk.queues === 'every') return queues;
  return queues.filter(({ name }) => desk.queues?.includes(name));
}
