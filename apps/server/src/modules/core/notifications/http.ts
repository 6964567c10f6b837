import { chooseNotices as chooseNoticesCall } from '@peerbourse/contract/core/notifications/choose-notices';
import { markNotificationsRead as markNotificationsReadCall } from '@peerbourse/contract/core/notifications/mark-notifications-read';
import { noticeChoices as noticeChoicesCall } from '@peerbourse/contract/core/notifications/notice-choices';
import { notificationList as notificationListCall } from '@peerbourse/contract/core/notifications/notification-list';
import { subscribePush as subscribePushCall } from '@peerbourse/contract/core/notifications/subscribe-push';
import { unsubscribePush as unsubscribePushCall } from '@peerbourse/contract/core/notifications/unsubscribe-push';
import { route } from '#platform/http/serve.ts';
import { chooseNotices } from './choose-notices.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { noticeChoices } from './notice-choices.ts';
import { notificationList } from './notification-list.ts';
import { subscribePush } from './subscribe-push.ts';
import { unsubscribePush } from './unsubscribe-push.ts';

export const routes = [
  route(notificationListCall, notificationList),
  route(markNotificationsReadCall, markNotificationsRead),
  route(noticeChoicesCall, noticeChoices),
  route(chooseNoticesCall, chooseNotices),
  route(subscribePushCall, subscribePush),
  route(unsubscribePushCall, unsubscribePush),
];
