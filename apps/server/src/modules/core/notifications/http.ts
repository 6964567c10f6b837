import { chooseNotices as chooseNoticesCall } from '@peerbourse/contract/core/notifications/choose-notices';
import { markNotificationsRead as markNotificationsReadCall } from '@peerbourse/contract/core/notifications/mark-notifications-read';
import { noticeChoices as noticeChoicesCall } from '@peerbourse/contract/core/notifications/notice-choices';
import { notificationList as notificationListCall } from '@peerbourse/contract/core/notifications/notification-list';
import { route } from '#platform/http/serve.ts';
import { chooseNotices } from './choose-notices.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { noticeChoices } from './notice-choices.ts';
import { notificationList } from './notification-list.ts';

export const routes = [
  route(notificationListCall, notificationList),
  route(markNotificationsReadCall, markNotificationsRead),
  route(noticeChoicesCall, noticeChoices),
  route(chooseNoticesCall, chooseNotices),
];
