import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { type Tone, toneClasses } from './tone.ts';

export interface ToastProps {
  type: Exclude<Tone, 'quiet'>;
  text: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** One thing that can be done about it. */
  action?: ReactNode;
}

/** A message that goes by itself; who shows it counts the time. Errors and warnings interrupt, the rest waits its turn. */
export function Toast({ type, text, closeLabel, onClose, action }: ToastProps) {
  const { text: colour, Icon } = toneClasses[type];
  return (
    <div
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      className="flex w-full animate-arrive items-start gap-2.5 rounded-medium border border-line bg-canvas py-2 ps-4 pe-2 text-14 text-ink shadow-modal"
    >
      <Icon size={20} aria-hidden="true" className={`mt-2.75 shrink-0 mouse:mt-1.5 ${colour}`} />
      <div className="grid min-w-0 flex-1 gap-1.5 py-2.5 wrap-anywhere mouse:py-1.25">
        <span>{text}</span>
        {action}
      </div>
      <IconButton size="small" label={closeLabel} icon={<X size={16} />} onClick={onClose} />
    </div>
  );
}
