import type { ReactNode } from 'react';
import { Picture, type PictureName } from './picture.tsx';

export interface EmptyProps {
  picture?: PictureName | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** The next step: there is always one. */
  action?: ReactNode;
}

/** Nothing is here yet, and this is how it begins. */
export function Empty({ picture = 'list', title, text, action }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-10 text-center">
      <Picture name={picture} />
      <p className="mt-3 text-16 font-semibold text-balance">{title}</p>
      {text && <p className="max-w-100 text-14 text-balance text-ink-soft">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}
