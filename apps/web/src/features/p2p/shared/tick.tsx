import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '#base/links/link.tsx';

interface TickProps extends ComponentProps<'li'> {
  isMet: boolean;
  name: string;
  /** Whether it is met, in words: the sign alone is not read out. */
  stateLabel: string;
  /** What is missing, and where it is put right. */
  missing: string;
  fix?: { to: string; label: string } | undefined;
  /** Where there is more to see about what is met. */
  more?: { to: string; label: string } | undefined;
}

/** One entry of a list of conditions. */
export function Tick({ isMet, name, stateLabel, missing, fix, more, ...rest }: TickProps) {
  const Icon = isMet ? CircleCheck : CircleDashed;
  const way = isMet ? more : fix;
  return (
    <li {...rest} className="flex items-start gap-3">
      <Icon size={20} aria-hidden="true" className={`mt-px shrink-0 ${isMet ? 'text-good' : 'text-ink-faint'}`} />
      <div className="min-w-0 text-14">
        <p className="font-semibold">
          {name} <span className="sr-only">{stateLabel}</span>
        </p>
        {(!isMet || way) && (
          <p className="text-13 text-ink-soft">
            {!isMet && missing}{' '}
            {way && (
              <Link to={way.to} className="font-semibold text-brand hover:underline">
                {way.label}
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
