import { markRead as markReadCall } from '@peerbourse/contract/p2p/p2p-chat/mark-read';
import { messageList as messageListCall } from '@peerbourse/contract/p2p/p2p-chat/message-list';
import { deleteQuickReply as deleteQuickReplyCall } from '@peerbourse/contract/p2p/p2p-chat/replies/delete-quick-reply';
import { quickReplyList as quickReplyListCall } from '@peerbourse/contract/p2p/p2p-chat/replies/quick-reply-list';
import { saveQuickReply as saveQuickReplyCall } from '@peerbourse/contract/p2p/p2p-chat/replies/save-quick-reply';
import { reportTrader as reportTraderCall } from '@peerbourse/contract/p2p/p2p-chat/reports/report-trader';
import { sendMessage as sendMessageCall } from '@peerbourse/contract/p2p/p2p-chat/send-message';
import { unreadCounts as unreadCountsCall } from '@peerbourse/contract/p2p/p2p-chat/unread-counts';
import { route } from '#platform/http/serve.ts';
import { markRead } from './mark-read.ts';
import { messageList } from './message-list.ts';
import { deleteQuickReply } from './replies/delete-quick-reply.ts';
import { quickReplyList } from './replies/quick-reply-list.ts';
import { saveQuickReply } from './replies/save-quick-reply.ts';
import { reportTrader } from './reports/report-trader.ts';
import { sendMessage } from './send-message.ts';
import { unreadCounts } from './unread-counts.ts';

export const routes = [
  route(sendMessageCall, sendMessage),
  route(markReadCall, markRead),
  route(messageListCall, messageList),
  route(unreadCountsCall, unreadCounts),
  route(quickReplyListCall, quickReplyList),
  route(saveQuickReplyCall, saveQuickReply),
  route(deleteQuickReplyCall, deleteQuickReply),
  route(reportTraderCall, reportTrader),
];
