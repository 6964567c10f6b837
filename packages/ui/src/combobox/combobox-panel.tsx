import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { leaveModal } from '../overlays/leave-modal.ts';
import { popoverAreas } from '../overlays/popover-areas.ts';
import { Sheet } from '../overlays/sheet.tsx';
import { placeByHand } from '../overlays/use-popover.ts';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

export interface ComboboxPanelProps extends Omit<ChoiceListProps, 'isSearchFirst'> {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Asked once, when it opens: a panel that changed its kind would lose what is typed. */
const isPhone = () => !matchMedia('(width >= 768px)').matches;
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/** A sheet on a phone, a panel beside its button elsewhere. */
export function ComboboxPanel({ id, button, onClose, ...list }: ComboboxPanelProps) {
  const [isSheet] = useState(isPhone);
  const [isSearchFirst] = useState(() => !isTouched() || list.typed !== '');
  const inside = useRef<HTMLDivElement>(null);
  const choose = (value: string) => leaveModal(inside.current, () => list.onChoose(value));
  const choices = <ChoiceList {...list} onChoose={choose} isSearchFirst={isSearchFirst} />;
  if (!isSheet) {
    return (
      <PanelBesideButton id={id} label={list.label} button={button} onClose={onClose}>
        {choices}
      </PanelBesideButton>
    );
  }
  return (
    <Sheet isOpen onClose={onClose} title={list.label} closeLabel={list.texts.close}>
      <div
        ref={inside}
        tabIndex={-1}
        data-first-focus={isSearchFirst ? undefined : true}
        className="flex h-[min(68dvh,640px)] flex-col outline-none"
      >
        {choices}
      </div>
    </Sheet>
  );
}

interface PanelBesideButtonProps extends Pick<ComboboxPanelProps, 'id' | 'label' | 'button' | 'onClose'> {
  children: ReactNode;
}

function PanelBesideButton({ id, label, button, onClose, children }: PanelBesideButtonProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [panel, source] = [ref.current, button.current];
    if (!panel || !source) return;
    panel.style.minInlineSize = `${source.offsetWidth}px`;
    panel.showPopover({ source });
    panel.querySelector<HTMLElement>('input')?.focus();
    void placeByHand(panel, source, { side: 'below', align: 'start' });
  }, [button]);
  useLeaving(ref, button, onClose);
  return (
    <div
      id={id}
      ref={ref}
      popover="auto"
      role="dialog"
      aria-label={label}
      onBeforeToggle={({ newState, currentTarget }) => {
        // Whoever leaves by Escape or by choosing goes back to the button; whoever clicked elsewhere is there already.
        if (newState === 'closed' && currentTarget.contains(document.activeElement)) button.current?.focus();
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className={`popover-panel overlay-motion ${popoverAreas.below.start} h-[min(26rem,70dvh)] w-80 open:flex flex-col overflow-hidden p-2`}
    >
      {children}
    </div>
  );
}

/** Whoever goes on by Tab leaves the list behind. */
function useLeaving(panel: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>, onClose: () => void): void {
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const isElsewhere = relatedTarget instanceof Node && relatedTarget !== button.current && !panel.current?.contains(relatedTarget);
    if (isElsewhere) onClose();
  });
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('focusout', leave);
    return () => element?.removeEventListener('focusout', leave);
  }, [panel]);
}
