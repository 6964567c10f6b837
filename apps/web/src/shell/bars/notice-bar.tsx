import { lazy, Suspense } from 'react';
import { useRead } from '#base/api/read.ts';
import { noticeBarQuery } from '#queries/content/notice-bar.query.ts';

/** In the first HTML like everything else; its code comes only where there is a notice. */
const NoticeStrip = lazy(async () => ({ default: (await import('./notice-strip.tsx')).NoticeStrip }));

/** What nobody should miss, above every page. */
export function NoticeBar() {
  const notices = useRead(noticeBarQuery)?.notices ?? [];
  return <Suspense>{notices.length > 0 && <NoticeStrip notices={notices} />}</Suspense>;
}
