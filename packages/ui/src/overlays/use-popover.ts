import { type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import type { PopoverPlacement } from './popover-place.ts';

/** What the button needs; the browser opens and closes with it alone, before any script. */
export interface PopoverWiring {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

export interface PopoverPanel {
  id: string;
  popover: 'auto';
  ref: RefObject<HTMLDivElement | null>;
  onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => void;
  onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
}

export interface PopoverHold {
  isOpen: boolean;
  wiring: PopoverWiring;
  panel: PopoverPanel;
  close: () => void;
}

export function usePopover(placement: Pick<PopoverPlacement, 'side' | 'align'>): PopoverHold {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    wiring: { popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    panel: {
      id,
      popover: 'auto',
      ref,
      onBeforeToggle: ({ newState, currentTarget }) => {
        // Whoever leaves by Escape or by choosing goes back to the button; whoever clicked elsewhere is there already.
        if (newState === 'closed' && currentTarget.contains(document.activeElement)) buttonOf(currentTarget)?.focus();
      },
      onToggle: ({ newState, currentTarget }) => {
        setIsOpen(newState === 'open');
        const button = buttonOf(currentTarget);
        if (newState === 'open' && button) void placeByHand(currentTarget, button, placement);
      },
    },
    close: () => ref.current?.hidePopover(),
  };
}

export function buttonOf(panel: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(panel.id)}"]`);
}

/** For browsers without anchors; others do not fetch the code for it. */
export async function placeByHand(
  panel: HTMLElement,
  anchor: HTMLElement,
  placement: Pick<PopoverPlacement, 'side' | 'align'>,
): Promise<void> {
  if (CSS.supports('position-area', 'self-block-end')) return;
  const { popoverPlace } = await import('./popover-place.ts');
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { top, left } = popoverPlace(anchor.getBoundingClientRect(), size, view, {
    ...placement,
    isRightToLeft: panel.matches(':dir(rtl)'),
  });
  panel.style.margin = '0';
  panel.style.top = `${top}px`;
  panel.style.left = `${left}px`;
}
