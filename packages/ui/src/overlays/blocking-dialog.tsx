import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface BlockingDialogProps extends Pick<DialogProps, 'isOpen' | 'title' | 'note' | 'width' | 'children'> {
  /** The only ways out. */
  actions: ReactNode;
}

/** Nothing goes on before it is answered: neither Escape nor a click outside closes it. */
export function BlockingDialog(props: BlockingDialogProps) {
  return <Dialog {...props} role="alertdialog" exit="nothing" onClose={ignore} />;
}

function ignore(): void {
  // Only its actions close it.
}
