import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { NoticeMatrix } from '#features/core/notifications/notice-matrix.tsx';
import { NotificationPanel } from '#features/core/notifications/notification-panel.tsx';
import { messageTexts } from '#parts/notifications/entry-text.ts';
import { TitledPage } from '#parts/titled-page.tsx';
import { noticeChoicesQuery } from '#queries/notifications/notice-choices.query.ts';
import { notificationListQuery } from '#queries/notifications/notification-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/notifications.ts';

const needs: PageNeeds = {
  texts: ['account', messageTexts, countryTexts, methodTexts],
  queries: [notificationListQuery(), noticeChoicesQuery],
};

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
