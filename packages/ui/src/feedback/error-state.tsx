import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { CopyText, type CopyTextProps } from '../actions/copy-text.tsx';
import { Picture, type PictureName } from './picture.tsx';

export interface ErrorStateProps {
  picture?: PictureName | undefined;
  title: ReactNode;
  /** What happened and what it means for the reader. */
  text?: ReactNode;
  retry?: { label: string; loadingLabel: string; isLoading: boolean; onPress: () => void } | undefined;
  /** What support asks for. */
  request?: (Omit<CopyTextProps, 'look' | 'text' | 'children'> & { id: string; label: string }) | undefined;
  /** Another way out, such as a link home. */
  action?: ReactNode;
}

/** Something did not come; it can be asked for again. */
export function ErrorState({ picture = 'broken', title, text, retry, request, action }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-1 px-4 py-10 text-center">
      <Picture name={picture} />
      <p className="mt-3 text-16 font-semibold text-balance">{title}</p>
      {text && <p className="max-w-100 text-14 text-balance text-ink-soft">{text}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2.5 empty:hidden">
        {retry && (
          <Button
            variant="secondary"
            iconStart={<RotateCw size={16} />}
            isLoading={retry.isLoading}
            loadingLabel={retry.loadingLabel}
            onClick={retry.onPress}
          >
            {retry.label}
          </Button>
        )}
        {action}
      </div>
      {request && <RequestLine {...request} />}
    </div>
  );
}

function RequestLine({ id, label, ...copy }: NonNullable<ErrorStateProps['request']>) {
  return (
    <p className="mt-4 flex max-w-full flex-wrap items-center justify-center gap-x-2 text-12 text-ink-soft">
      {label}
      <CopyText {...copy} text={id} variant="icon" />
    </p>
  );
}
