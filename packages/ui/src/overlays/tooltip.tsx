import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { popoverAreas } from './popover-areas.ts';
import { placeByHand } from './use-popover.ts';

/** What the control needs; its own handlers of the same names would be lost. */
export interface TooltipWiring {
  'aria-describedby': string;
  onPointerEnter: (event: SyntheticEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: SyntheticEvent<HTMLElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface TooltipProps {
  text: ReactNode;
  side?: 'above' | 'below' | undefined;
  children: (wiring: TooltipWiring) => ReactNode;
}

const lingerMs = 120;

/** A few words about a control. They come with the pointer and with the focus, stay under the pointer and leave on Escape. */
export function Tooltip({ text, side = 'above', children }: TooltipProps) {
  const id = useId();
  const [tip, setTip] = useState<HTMLElement | null>(null);
  const { stay, leave } = useLeaving(() => tip?.hidePopover());

  function show({ currentTarget }: SyntheticEvent<HTMLElement>): void {
    stay();
    if (!tip || tip.matches(':popover-open')) return;
    tip.showPopover({ source: currentTarget });
    void placeByHand(tip, currentTarget, { side, align: 'center' });
  }

  function hideOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !tip?.matches(':popover-open')) return;
    // The tip goes first; whatever else listens to Escape is next.
    event.preventDefault();
    event.stopPropagation();
    tip.hidePopover();
  }

  const wiring = { onPointerEnter: show, onPointerLeave: leave, onFocus: show, onBlur: leave, onKeyDown: hideOnEscape };
  return (
    <>
      {children({ 'aria-describedby': id, ...wiring })}
      <span
        ref={setTip}
        id={id}
        popover="manual"
        role="tooltip"
        onPointerEnter={stay}
        onPointerLeave={leave}
        className={`overlay-motion fixed inset-auto my-1.5 w-max max-w-72 rounded-small text-balance bg-ink px-2.5 py-1.5 text-start text-13 font-normal text-white shadow-float [position-try-fallbacks:flip-block] ${popoverAreas[side].center}`}
      >
        {text}
      </span>
    </>
  );
}

/** Leaving takes a moment, in which the pointer may come back or reach the words themselves. */
function useLeaving(onLeft: () => void): { stay: () => void; leave: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  return {
    stay,
    leave: () => {
      stay();
      timer.current = setTimeout(onLeft, lingerMs);
    },
  };
}
