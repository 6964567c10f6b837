import { Children, type ReactNode, useEffect, useRef } from 'react';

export interface ToastStackProps {
  label: string;
  /** On a phone it is always the bottom or the top, as wide as the screen. */
  position?: 'top' | 'bottom' | undefined;
  /** The pointer or the focus is on a toast, or has left: time should stand still meanwhile. */
  onHold?: ((isHeld: boolean) => void) | undefined;
  children: ReactNode;
}

const positions = { top: 'top-4 bottom-auto', bottom: 'top-auto bottom-[max(1rem,env(safe-area-inset-bottom))]' } as const;

/** Where toasts stand: above all else, and above a modal dialog too, since the browser puts both on its top layer. */
export function ToastStack({ label, position = 'top', onHold, children }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null);
  const count = Children.count(children);

  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const isShown = element.matches(':popover-open');
    if (count === 0) {
      if (isShown) element.hidePopover();
      return;
    }
    // The last to come stands on top, so it comes again when a dialog has come since.
    if (isShown && document.querySelector('dialog:modal')) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  }, [count]);

  const hold = () => onHold?.(true);
  const release = () => onHold?.(false);
  const holding = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
  return (
    <section
      ref={stack}
      popover="manual"
      aria-label={label}
      {...holding}
      className={`pointer-events-none fixed inset-x-4 z-5000 m-0 w-auto justify-items-stretch gap-2 overflow-visible bg-transparent open:grid tablet:start-auto tablet:end-6 tablet:w-96 [&>*]:pointer-events-auto ${positions[position]}`}
    >
      {children}
    </section>
  );
}
