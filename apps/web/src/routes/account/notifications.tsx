import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#api/page-needs.ts';
import { messageTexts } from '#features/notifications/entry-text.ts';
import { noticeChoicesQuery } from '#features/notifications/notice-choices.query.ts';
import { NoticeMatrix } from '#features/notifications/notice-matrix.tsx';
import { notificationListQuery } from '#features/notifications/notification-list.query.ts';
import { NotificationPanel } from '#features/notifications/notification-panel.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { useText } from '#i18n/texts.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { loadPrivatePage } from '#session/private-page.server.ts';
import { visitPrivatePage } from '#session/require-login.ts';
import type { Handle } from '#shell/handle.ts';
import type { Route } from './+types/notifications.ts';

const needs: PageNeeds = { texts: ['account', messageTexts, countryTexts], queries: [notificationListQuery(), noticeChoicesQuery] };

export const handle: Handle = { texts: needs.texts };

export function loader(args: Route.LoaderArgs) {
  return loadPrivatePage(args, needs);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needs);
}

export default function AccountNotifications({ loaderData }: Route.ComponentProps) {
  const t = useText('account');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('nav_notifications')}>
        <NotificationPanel />
        <NoticeMatrix />
      </TitledPage>
    </HydrationBoundary>
  );
}
