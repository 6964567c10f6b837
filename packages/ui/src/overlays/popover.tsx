import type { ReactNode } from 'react';
import { popoverAreas } from './popover-areas.ts';
import type { PopoverPlacement } from './popover-place.ts';
import { type PopoverWiring, usePopover } from './use-popover.ts';

export interface PopoverProps {
  /** What the panel is about; spoken when it is entered. */
  label: string;
  side?: PopoverPlacement['side'] | undefined;
  align?: PopoverPlacement['align'] | undefined;
  button: (wiring: PopoverWiring) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string | undefined;
}

/** A panel beside its button. It opens without script, closes on Escape and on a click elsewhere, and gives the focus back. */
export function Popover({ label, side = 'below', align = 'start', button, children, className = 'w-80 p-4' }: PopoverProps) {
  const { wiring, panel, close } = usePopover({ side, align });
  return (
    <>
      {button(wiring)}
      <div {...panel} role="dialog" aria-label={label} className={`popover-panel overlay-motion ${popoverAreas[side][align]} ${className}`}>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  );
}
