import { fixedPages } from '@peerbourse/contract/core/content/kind.shape';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { redirects } from './redirects.ts';

/** The URL table. The language prefix is not in it: the server and the router take it as their base (see server/language-rules.ts). */
export default [
  layout('shell/layouts/default.tsx', [
    index('routes/home.tsx'),
    route('markets', 'routes/markets.tsx'),
    route('price/:coin', 'routes/price.tsx'),
    route('insights', 'routes/content/insights.tsx'),
    route('insights/:slug', 'routes/content/insight.tsx'),
    route('announcements', 'routes/content/announcements.tsx'),
    route('announcements/:slug', 'routes/content/announcement.tsx'),
    route('help', 'routes/content/help.tsx'),
    route('help/:slug', 'routes/content/help-answer.tsx'),
    route('status', 'routes/content/status.tsx'),
    route('verify/receipt', 'routes/verify-receipt.tsx'),
    route('verify/escrow', 'routes/verify-escrow.tsx'),
    route('p2p-trade/appeal-times', 'routes/appeal-times.tsx'),
    route('support', 'routes/support/support.tsx'),
    route('support/chat', 'routes/support/chat.tsx'),
    route('support/:ticketNo', 'routes/support/ticket.tsx'),
    ...fixedPages.map((name) => route(name, 'routes/content/document-page.tsx', { id: `page/${name}` })),
    ...closed('mix/*', 'copy-trading', 'earn', 'vip'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('shell/layouts/original.tsx', [
    route('login', 'routes/login.tsx'),
    route('login/confirm', 'routes/login-confirm.tsx'),
    route('register', 'routes/register.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('lock-account', 'routes/lock-account.tsx'),
    route('stop-recovery', 'routes/stop-recovery.tsx'),
    route('welcome', 'routes/welcome.tsx'),
  ]),
  layout('shell/layouts/account.tsx', [
    route('account', 'routes/account/overview.tsx'),
    route('account/security', 'routes/account/security.tsx'),
    route('account/verified', 'routes/account/verified.tsx'),
    route('account/devices', 'routes/account/devices.tsx'),
    route('account/notifications', 'routes/account/notifications.tsx'),
    route('account/payment-methods', 'routes/account/payment-methods.tsx'),
    route('account/sub-accounts', 'routes/account/sub-accounts.tsx'),
    route('account/api-keys', 'routes/account/api-keys.tsx'),
    route('account/webhooks', 'routes/account/webhooks.tsx'),
    route('account/preferences', 'routes/account/preferences.tsx'),
    route('account/requests/:requestNo', 'routes/account/request.tsx'),
  ]),
  layout('shell/layouts/assets.tsx', [route('assets', 'routes/assets/overview.tsx'), route('assets/history', 'routes/assets/history.tsx')]),
  layout('shell/layouts/trade.tsx', [route('spot', 'routes/spot-busiest.tsx'), route('spot/:market', 'routes/spot.tsx')]),
  layout('shell/layouts/hall.tsx', [
    ...p2p('hall', [
      ...['p2p-trade/hall?', 'p2p-trade/buy/:pair?', 'p2p-trade/sell/:pair?'].map((path) =>
        route(path, 'routes/p2p/hall.tsx', { id: `hall/${path}` }),
      ),
      route('p2p-trade/user/:encryptUserId', 'routes/p2p/advertiser.tsx'),
    ]),
  ]),
  layout('shell/layouts/otc.tsx', [
    ...p2p('quick', [route('buy-sell-crypto', 'routes/p2p/quick.tsx'), route('p2p-trade/code/:code', 'routes/p2p/shared-ad.tsx')]),
    ...p2p('receipt', [route('p2p-trade/order/:orderNo/receipt', 'routes/p2p/order-receipt.tsx')]),
    ...closed('buy-sell-crypto/third-party', 'fiat/*'),
    ...later('buy-sell-crypto/cash-conversion'),
    ...p2p('apply', [route('p2p-trade/apply', 'routes/p2p/apply.tsx')]),
    ...p2p('order', [route('p2p-trade/order/:orderNo', 'routes/p2p/order.tsx')]),
  ]),
  layout('shell/layouts/otc-aside.tsx', [
    ...p2p('own', [
      route('p2p-trade/orders', 'routes/p2p/my-orders.tsx'),
      route('p2p-trade/desk', 'routes/p2p/desk.tsx'),
      route('p2p-trade/ads', 'routes/p2p/my-ads.tsx'),
      route('p2p-trade/ads/new', 'routes/p2p/publish-ad.tsx'),
      route('p2p-trade/ads/:adNo', 'routes/p2p/edit-ad.tsx'),
      route('p2p-trade/center', 'routes/p2p/center.tsx'),
      route('p2p-trade/release', 'routes/p2p/release.tsx'),
    ]),
  ]),
  layout('shell/layouts/card-issue.tsx', closed('buy-sell-crypto/card')),
  layout('shell/layouts/blank.tsx', closed('buy-sell-crypto/card/return')),
  ...[...redirects.keys()].map((path) => route(path.slice(1), 'routes/moved.tsx', { id: `moved${path}` })),
] satisfies RouteConfig;

/** Pages of the P2P market, behind its gate. */
function p2p(name: string, pages: RouteConfigEntry[]): RouteConfigEntry[] {
  return [layout('routes/p2p/gate.tsx', { id: `p2p-gate/${name}` }, pages)];
}

/** Addresses of parts that are not open yet. Each leaves these lists when its page is built. */
function closed(...paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(path, 'routes/closed.tsx', { id: `closed/${path}` }));
}

function later(...paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(path, 'routes/opens-later.tsx', { id: `later/${path}` }));
}
