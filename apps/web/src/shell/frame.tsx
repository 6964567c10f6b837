import { SkipLink } from '@peerbourse/ui/actions/skip-link';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { BottomBar } from '#shell/navigation/bottom-bar.tsx';
import { NoticeBar } from './bars/notice-bar.tsx';
import { Footer } from './footer/footer.tsx';
import type { P2pNavigationPlace } from './handle.ts';
import { Header } from './header.tsx';

interface FrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  className?: string;
}

/** What every layout with a header is made of. */
export function Frame({ header, footer, children, className = '' }: FrameProps) {
  const t = useText('common');
  return (
    <div className={`relative isolate flex min-h-dvh flex-col ${className}`}>
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      <NoticeBar />
      {header}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}

/** Header, content and footer, with the tabs of a phone at the bottom. */
export function DefaultFrame({ children, p2pNavigation = 'none' }: { children: ReactNode; p2pNavigation?: P2pNavigationPlace }) {
  return (
    <Frame
      header={<Header p2pNavigation={p2pNavigation} />}
      footer={
        <>
          <Footer />
          <BottomBar />
        </>
      }
    >
      {children}
    </Frame>
  );
}
