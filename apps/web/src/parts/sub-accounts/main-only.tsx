import { Empty } from '@peerbourse/ui/feedback/empty';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useSession } from '#site/session/use-session.ts';

/** What belongs to the person and not to a sub-account; whoever acts as one is told how to get there. */
export function MainOnly({ children }: { children: ReactNode }) {
  const t = useText('account');
  if (useSession().account?.userInfo?.childFlag !== true) return children;
  return (
    <div className="rounded-large border border-line">
      <Empty title={t('main_only_title')} text={t('main_only_note')} />
    </div>
  );
}
