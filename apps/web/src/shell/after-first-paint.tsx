import { type ComponentType, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { optionalPart } from '#base/lib/optional-part.ts';
import { ToastHost } from '#base/toasts/toast-host.tsx';
import { prefetchLinks } from '#shell/navigation/link-prefetch.ts';
import { useSession } from '#site/session/use-session.ts';
import { useSessionNews } from '#site/session/use-session-news.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { OfflineBanner } from './bars/offline-banner.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { RefusalHost } from './refusal-host.tsx';
import { useRouteFocus } from './use-route-focus.ts';
// Whoever is offline cannot fetch the words for it any more, so they come along.
import '../site/calls/react-to-failure.ts';

const VisitorBars = optionalPart(async () => (await import('./bars/visitor-bars.tsx')).VisitorBars);

const OpenOrderNews = optionalPart(async () => (await import('./open-order-news.tsx')).OpenOrderNews);

/** A part of a feature, loaded for members only. */
type MemberPart = ComponentType<{ userId: string }>;

/** What the first HTML does without: the way to the next page, the focus there, messages, dialogs of refusals, and pages fetched ahead. */
export function AfterFirstPaint({ unsent }: { unsent?: MemberPart }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => prefetchLinks(), [pathname]);
  useSessionNews();
  useRouteFocus();
  return (
    <>
      <LoadingBar />
      <ToastHost />
      <RefusalHost />
      <OfflineBanner />
      <Suspense>
        <VisitorBars />
      </Suspense>
      <OrdersOfMember unsent={unsent} />
    </>
  );
}

/** Guests have no orders, so they do not even fetch what counts them, nor what sends unsent messages about them. */
function OrdersOfMember({ unsent: Unsent }: { unsent: MemberPart | undefined }) {
  const userId = useSession().account?.userInfo?.userId;
  const { p2pState } = useSiteSettings();
  if (!p2pState || !userId) return null;
  return (
    <Suspense>
      <OpenOrderNews userId={userId} />
      {Unsent && <Unsent userId={userId} />}
    </Suspense>
  );
}
