import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prefetchLinks } from '#navigation/link-prefetch.ts';
import { onSessionEnd } from '#session/end-session.ts';
import { ToastHost } from '#toasts/toast-host.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RefusalHost } from './refusal-host.tsx';
// Whoever is offline cannot fetch the words for it any more, so they come along.
import './react-to-failure.ts';

/** What the first HTML does without: messages, dialogs of refusals, and pages fetched ahead. */
export function AfterFirstPaint() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => prefetchLinks(), [pathname]);
  // Nothing of a session that is over stays on the page.
  useEffect(() => onSessionEnd(() => void client.invalidateQueries()), [client]);
  return (
    <>
      <ToastHost />
      <RefusalHost />
      <OfflineBanner />
    </>
  );
}
