import type { CallOutput } from '@peerbourse/contract/call';
import type { noticeBar } from '@peerbourse/contract/core/content/notice-bar';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useLanguageMarks } from '#base/i18n/language-marks.ts';
import { useText } from '#base/i18n/texts.tsx';
import { closeForGood, useIsClosed } from '#base/lib/closed-marks.ts';
import { AnyLink } from '#base/links/any-link.tsx';

type Notice = CallOutput<typeof noticeBar>['notices'][number];

/** The first notice that the visitor has not closed. A notice that was written again is another one. */
export function NoticeStrip({ notices }: { notices: readonly Notice[] }) {
  const t = useText('common');
  const isClosed = useIsClosed();
  const notice = notices.find((one) => !isClosed(markOf(one)));
  const marks = useLanguageMarks();
  if (!notice) return null;
  const { text, action, to, tone, language } = notice;
  return (
    // Whoever has closed it finds it hidden before the page wakes up (see hide-closed.ts), which React need not mind.
    <section aria-label={t('notice')} data-closable={markOf(notice)} suppressHydrationWarning>
      <Banner tone={tone} shape="strip" close={{ label: t('close'), onPress: () => closeForGood(markOf(notice)) }}>
        <span {...marks(language)}>
          {to && !action ? <NoticeLink to={to} text={text} /> : text} {to && action && <NoticeLink to={to} text={action} />}
        </span>
      </Banner>
    </section>
  );
}

function NoticeLink({ to, text }: { to: string; text: string }) {
  return (
    <AnyLink to={to} className="font-semibold underline underline-offset-2">
      {text}
    </AnyLink>
  );
}

function markOf({ name, version }: Notice): string {
  return `notice:${name}:${version}`;
}
