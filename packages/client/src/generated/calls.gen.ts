// Written by `npm run client:write` from the contract; a test compares.
import type { CallOptions, CallRow } from '../call-row.ts';
import type { AssetsAssetHistoryData, AssetsAssetHistoryRequest, AssetsCoinBalancesData, AssetsTotalAssetsData, AssetsTransferCoinsData, AssetsTransferCoinsRequest, AssetsWorthHistoryData, AssetsWorthHistoryRequest, CommandOutcome, ContentStatusReportData, Figures, LiveIssueTicketData, MarketAdDetail, MarketDataCoinHistoryRequest, MarketDataHomeMarketTableData, MarketDataHomeTickerData, MarketDataOpenPricesData, MarketDataOpenPricesRequest, Message, MyAd, OrderCommand, OrderDetail, OrderRating, OwnTrader, P2pAdsAdByShareCodeRequest, P2pAdsAdDetailRequest, P2pAdsAdFeeData, P2pAdsAdFeeRequest, P2pAdsAdLimitsData, P2pAdsAdListData, P2pAdsAdListRequest, P2pAdsAdReachData, P2pAdsAdReachRequest, P2pAdsAdTermsData, P2pAdsAdTermsRequest, P2pAdsBestPricesData, P2pAdsBestPricesRequest, P2pAdsCheckEligibilityData, P2pAdsCheckEligibilityRequest, P2pAdsCheckShareCodeData, P2pAdsCheckShareCodeRequest, P2pAdsCreateShareCodeData, P2pAdsCreateShareCodeRequest, P2pAdsDeleteAdData, P2pAdsDeleteAdRequest, P2pAdsDiscardAdEditRequest, P2pAdsEditAdRequest, P2pAdsEditingAdListData, P2pAdsHideAdRequest, P2pAdsMyAdDetailRequest, P2pAdsMyAdListData, P2pAdsMyAdListRequest, P2pAdsPriceLadderData, P2pAdsPriceLadderRequest, P2pAdsPublishAdRequest, P2pAdsQuickMatchData, P2pAdsQuickMatchRequest, P2pAdsRepriceAdsData, P2pAdsRepriceAdsRequest, P2pAdsSwitchAdRequest, P2pAdsSwitchAdsData, P2pAdsSwitchAdsRequest, P2pAdsTakeDownAdRequest, P2pAdsUnhideAdRequest, P2pAppealsAddStatementData, P2pAppealsAddStatementRequest, P2pAppealsAppealReasonListData, P2pAppealsAppealTimesData, P2pAppealsOpenAppealRequest, P2pAppealsOrderAppealData, P2pAppealsOrderAppealRequest, P2pBlocklistBlockedUserListData, P2pBlocklistBlockedUserListRequest, P2pBlocklistCheckBlockedData, P2pBlocklistCheckBlockedRequest, P2pBlocklistSetBlockedData, P2pBlocklistSetBlockedRequest, P2pChatMarkReadData, P2pChatMarkReadRequest, P2pChatMessageListData, P2pChatMessageListRequest, P2pChatSendMessageRequest, P2pChatUnreadCountsData, P2pConfigAdCoinListData, P2pConfigAdCoinsAndFiatsData, P2pConfigAdCountryListData, P2pConfigAdFiatListData, P2pConfigCoinListData, P2pConfigCoinsAndFiatsData, P2pConfigFiatListData, P2pConfigMarketStatusData, P2pConfigP2pSettingsData, P2pConfigP2pSettingsRequest, P2pConfigPayWindowListData, P2pConfigPayWindowListRequest, P2pMerchantsMerchantFiatListData, P2pOrdersAnswerCancelRequestRequest, P2pOrdersAskCancelRequest, P2pOrdersCancelOrderRequest, P2pOrdersCheckDoubtfulOrderData, P2pOrdersCheckDoubtfulOrderRequest, P2pOrdersCheckPriceChangeData, P2pOrdersCheckPriceChangeRequest, P2pOrdersConfirmPaidRequest, P2pOrdersContinueOrderRequest, P2pOrdersDayTotalsData, P2pOrdersOrderDetailRequest, P2pOrdersOrderListData, P2pOrdersOrderListRequest, P2pOrdersPlaceOrderRequest, P2pOrdersReleaseCoinsRequest, P2pOrdersRiskHintData, P2pOrdersRiskHintRequest, P2pPaymethodsMethodTemplateListData, P2pPaymethodsMethodTemplateListRequest, P2pPaymethodsMyMethodListData, P2pPaymethodsMyMethodListRequest, P2pPaymethodsPopularMethodListData, P2pPaymethodsPopularMethodListRequest, P2pPricesCheckPriceWarningData, P2pPricesCheckPriceWarningRequest, P2pPricesConfirmPriceWarningData, P2pPricesConfirmPriceWarningRequest, P2pPricesReferencePriceData, P2pPricesReferencePriceRequest, P2pRatingsOrderRatingRequest, P2pRatingsRateOrderRequest, P2pRatingsRatingListData, P2pRatingsRatingListRequest, P2pUsersAdvertiserPageRequest, P2pUsersFollowingListData, P2pUsersFollowingListRequest, P2pUsersPublicProfileRequest, P2pUsersReportOnlineData, P2pUsersSellableAmountData, P2pUsersSellableAmountRequest, P2pUsersSetBusinessHoursData, P2pUsersSetBusinessHoursRequest, P2pUsersWithdrawalHoldData, PriceHistory, ProofsOrderProofData, ProofsOrderProofRequest, ProofsReputationStatementData, ProofsRoundLogData, ProofsRoundLogRequest, PublicTrader, QuoteSet, RatesCurrencyListData, RatesCurrencyListWithIconsData, RatesUsdtRateData, ReceiptsOrderReceiptData, ReceiptsOrderReceiptRequest, ReceiptsOrderRulingsData, ReceiptsOrderRulingsRequest, ReceiptsReceiptKeysData, ReceiptsVerifyReceiptData, ReceiptsVerifyReceiptRequest, ReferenceCoinAliasListData, ReferenceCoinChainListData, ReferenceCoinListData, ReferenceCountryListData, ReferenceP2pAreaListData, SecurityIssueEncryptionKeyData, SiteMaintenanceStatusData, SpotAmendOrderData, SpotAmendOrderRequest, SpotCancelAfterData, SpotCancelAfterRequest, SpotCancelAllData, SpotCancelAllRequest, SpotCancelOrderData, SpotCancelOrderRequest, SpotCandlesData, SpotCandlesRequest, SpotFeesData, SpotMarketsData, SpotMyTradesData, SpotMyTradesRequest, SpotOpenOrdersData, SpotOpenOrdersRequest, SpotOrder, SpotOrderBookData, SpotOrderBookRequest, SpotOrderHistoryData, SpotOrderHistoryRequest, SpotPlaceOcoData, SpotPlaceOcoRequest, SpotPlaceOrderRequest, SpotQuoteSetsData, SpotReleaseQuotesRequest, SpotReserveQuotesRequest, SpotSetQuotesRequest, SpotTickersData, SpotTickersRequest, SpotTradesData, SpotTradesRequest, Standing, TraderPage } from './types.gen.ts';

/** Every call that is open to keys or to everybody, by area. */
export interface Calls {
  assets: {
    /** What came into and went out of the wallets, newest first; the cursor leads to older entries.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    assetHistory: (input?: AssetsAssetHistoryRequest, options?: CallOptions) => Promise<AssetsAssetHistoryData>;
    /** Every coin with what the account has of it, wallet by wallet, set aside, and free to leave; seq is where the assets channel goes on.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    coinBalances: (input?: Record<string, never>, options?: CallOptions) => Promise<AssetsCoinBalancesData>;
    /** What the account owns, in BTC and USDT at reference prices: in all, and by wallet.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    totalAssets: (input?: Record<string, never>, options?: CallOptions) => Promise<AssetsTotalAssetsData>;
    /** Moves coins from one wallet of the account to another, at once and free of charge.
     * Needs the scope `transfer`. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `ledger.too-little`, `assets.unknown-coin`, `assets.same-wallet`, `assets.bad-amount`. */
    transferCoins: (input: AssetsTransferCoinsRequest, options?: CallOptions) => Promise<AssetsTransferCoinsData>;
    /** What the account was worth in USDT at the end of each day (UTC) and is worth now, and what prices alone made of it.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    worthHistory: (input: AssetsWorthHistoryRequest, options?: CallOptions) => Promise<AssetsWorthHistoryData>;
  };
  content: {
    /** How each part of the exchange does now, and what happened in the last days.
     * Needs no key. At most 600 requests in 60 s. */
    statusReport: (input?: Record<string, never>, options?: CallOptions) => Promise<ContentStatusReportData>;
  };
  live: {
    /** A short-lived ticket with which the live socket learns who is listening.
     * Needs no key. At most 60 requests in 60 s. */
    issueTicket: (input?: Record<string, never>, options?: CallOptions) => Promise<LiveIssueTicketData>;
  };
  marketData: {
    /** One coin: its price in force, the range and change of each period, and the line of one of them, oldest first.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `rates.unknown-pair`. */
    coinHistory: (input: MarketDataCoinHistoryRequest, options?: CallOptions) => Promise<PriceHistory>;
    /** Markets with price, range, change and last seven days; seq is where the rates channel goes on.
     * Needs no key. At most 600 requests in 60 s. */
    homeMarketTable: (input?: Record<string, never>, options?: CallOptions) => Promise<MarketDataHomeMarketTableData>;
    /** A few leading markets with price and change, for the ticker of the home page.
     * Needs no key. At most 600 requests in 60 s. */
    homeTicker: (input?: Record<string, never>, options?: CallOptions) => Promise<MarketDataHomeTickerData>;
    /** The price of each market at the last midnight of a time zone, given by its offset from UTC in minutes.
     * Needs no key. At most 600 requests in 60 s. */
    openPrices: (input: MarketDataOpenPricesRequest, options?: CallOptions) => Promise<MarketDataOpenPricesData>;
  };
  p2pAds: {
    /** The ad behind a code, ready to be taken.
     * Needs the scope `read`. At most 30 requests in 60 s.
     * Refusals: `p2p-ads.code-over`. */
    adByShareCode: (input: P2pAdsAdByShareCodeRequest, options?: CallOptions) => Promise<MarketAdDetail>;
    /** One ad as whoever may take it sees it.
     * Needs the scope `read`. At most 600 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`. */
    adDetail: (input: P2pAdsAdDetailRequest, options?: CallOptions) => Promise<MarketAdDetail>;
    /** What an ad would cost: the fee of the advertiser, and what a sell ad would set aside.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-config.unknown-coin`, `p2p-config.unknown-fiat`, `p2p-ads.bad-quantity`. */
    adFee: (input: P2pAdsAdFeeRequest, options?: CallOptions) => Promise<P2pAdsAdFeeData>;
    /** How many ads and what amounts this account may advertise.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    adLimits: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pAdsAdLimitsData>;
    /** Ads of the market, best price first, then by completion and speed, or in another order; the cursor goes on at the prices of the first page.
     * Needs no key. At most 240 requests in 60 s.
     * Refusals: `p2p-config.unknown-fiat`, `p2p-config.unknown-coin`, `p2p-ads.cursor-over`. */
    adList: (input: P2pAdsAdListRequest, options?: CallOptions) => Promise<P2pAdsAdListData>;
    /** How many of the traders who were here lately could take an ad with these conditions.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 60 requests in 60 s.
     * Refusals: `p2p-config.unknown-coin`, `p2p-config.unknown-fiat`. */
    adReach: (input: P2pAdsAdReachRequest, options?: CallOptions) => Promise<P2pAdsAdReachData>;
    /** What guests read of a listed ad before they log in: the words of its advertiser, and the fee.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`. */
    adTerms: (input: P2pAdsAdTermsRequest, options?: CallOptions) => Promise<P2pAdsAdTermsData>;
    /** The best prices for one coin in each currency that has ads, currencies with most ads first.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-config.unknown-coin`. */
    bestPrices: (input: P2pAdsBestPricesRequest, options?: CallOptions) => Promise<P2pAdsBestPricesData>;
    /** Whether this visitor may take this ad, or every reason against it.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`. */
    checkEligibility: (input: P2pAdsCheckEligibilityRequest, options?: CallOptions) => Promise<P2pAdsCheckEligibilityData>;
    /** Whether a code is genuine and alive, and to which ad it leads.
     * Needs no key. At most 30 requests in 60 s. */
    checkShareCode: (input: P2pAdsCheckShareCodeRequest, options?: CallOptions) => Promise<P2pAdsCheckShareCodeData>;
    /** Makes a code that leads to an own hidden ad.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`, `p2p-ads.wrong-state`, `risk.question`, `risk.blocked`. */
    createShareCode: (input: P2pAdsCreateShareCodeRequest, options?: CallOptions) => Promise<P2pAdsCreateShareCodeData>;
    /** Deletes an own ad that is offline or completed and has no open order; its coins come back.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`, `p2p-ads.wrong-state`, `p2p-ads.open-orders`, `risk.question`, `risk.blocked`. */
    deleteAd: (input: P2pAdsDeleteAdRequest, options?: CallOptions) => Promise<P2pAdsDeleteAdData>;
    /** Ends an edit without saving; the ad is what it was before.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`, `p2p-ads.wrong-state`, `risk.question`, `risk.blocked`. */
    discardAdEdit: (input: P2pAdsDiscardAdEditRequest, options?: CallOptions) => Promise<MyAd>;
    /** Opens an own ad for editing when no terms are given, or saves the edited one; a sell ad that offers more needs the fund password.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. Sealed by the client: `accountPwd`. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `sessions.held`, `security.fund-password-missing`, `security.wrong-fund-password`, `security.too-many-guesses`, `security.seal-broken`, `security.seal-unknown`, `p2p-ads.unknown-ad`, `p2p-ads.wrong-state`, `p2p-ads.too-many-edits`, `p2p-ads.changed-meanwhile`, `p2p-config.unknown-fiat`, `p2p-config.unknown-coin`, `p2p-ads.no-right`, `p2p-ads.not-verified`, `p2p-ads.restricted`, `p2p-ads.market-closed`, `p2p-users.closed-here`, `p2p-ads.no-price`, `p2p-ads.price-out-of-band`, `p2p-ads.bad-limits`, `p2p-ads.bad-quantity`, `p2p-ads.bad-method`, `p2p-ads.bad-window`, `p2p-ads.forbidden-words`, `p2p-ads.text-too-long`, `p2p-ads.bad-picture`, `ledger.too-little`, `ledger.not-free-yet`, `risk.question`, `risk.blocked`. */
    editAd: (input: P2pAdsEditAdRequest, options?: CallOptions) => Promise<MyAd>;
    /** Own ads that are being edited: off the market, their coins still aside.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    editingAdList: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pAdsEditingAdListData>;
    /** Takes an own ad out of the public list; whoever has its code or link may still take it.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`, `p2p-ads.wrong-state`, `risk.question`, `risk.blocked`. */
    hideAd: (input: P2pAdsHideAdRequest, options?: CallOptions) => Promise<MyAd>;
    /** One own ad with everything that its owner may see and edit.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`. */
    myAdDetail: (input: P2pAdsMyAdDetailRequest, options?: CallOptions) => Promise<MyAd>;
    /** Own ads, newest first, with state and reasons why no list shows them; the cursor leads to older ones.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    myAdList: (input?: P2pAdsMyAdListRequest, options?: CallOptions) => Promise<P2pAdsMyAdListData>;
    /** The prices that an ad would stand among, best first, with what is on offer at each.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-config.unknown-fiat`, `p2p-config.unknown-coin`. */
    priceLadder: (input: P2pAdsPriceLadderRequest, options?: CallOptions) => Promise<P2pAdsPriceLadderData>;
    /** Publishes an ad; a sell ad sets its coins and their fee aside.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. Sealed by the client: `accountPwd`. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `sessions.held`, `security.fund-password-missing`, `security.wrong-fund-password`, `security.too-many-guesses`, `security.seal-broken`, `security.seal-unknown`, `p2p-ads.no-right`, `p2p-ads.not-verified`, `p2p-ads.restricted`, `p2p-ads.market-closed`, `p2p-users.closed-here`, `p2p-config.unknown-fiat`, `p2p-config.unknown-coin`, `p2p-ads.no-price`, `p2p-ads.price-out-of-band`, `p2p-ads.bad-limits`, `p2p-ads.bad-quantity`, `p2p-ads.bad-method`, `p2p-ads.bad-window`, `p2p-ads.forbidden-words`, `p2p-ads.text-too-long`, `p2p-ads.bad-picture`, `ledger.too-little`, `ledger.not-free-yet`, `p2p-ads.too-many-ads`, `risk.question`, `risk.blocked`. */
    publishAd: (input: P2pAdsPublishAdRequest, options?: CallOptions) => Promise<MyAd>;
    /** The best ad for an amount that the visitor may take, with a quote that holds for a while.
     * Needs the scope `read`. At most 600 requests in 60 s.
     * Refusals: `p2p-config.unknown-fiat`, `p2p-config.unknown-coin`, `p2p-ads.bad-quantity`, `p2p-ads.no-match`. */
    quickMatch: (input: P2pAdsQuickMatchRequest, options?: CallOptions) => Promise<P2pAdsQuickMatchData>;
    /** Gives several own ads new prices; each says what was wrong with it, and the others change.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s. */
    repriceAds: (input: P2pAdsRepriceAdsRequest, options?: CallOptions) => Promise<P2pAdsRepriceAdsData>;
    /** Switches an own ad online or offline.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `sessions.held`, `p2p-ads.unknown-ad`, `p2p-ads.wrong-state`, `p2p-ads.taken-down`, `p2p-ads.no-price`, `p2p-ads.price-out-of-band`, `p2p-ads.bad-method`, `p2p-config.unknown-fiat`, `p2p-config.unknown-coin`, `p2p-ads.no-right`, `p2p-ads.not-verified`, `p2p-ads.restricted`, `p2p-ads.market-closed`, `p2p-users.closed-here`, `risk.question`, `risk.blocked`. */
    switchAd: (input: P2pAdsSwitchAdRequest, options?: CallOptions) => Promise<MyAd>;
    /** Switches several own ads online or offline; each says what was wrong with it, and the others change.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s. */
    switchAds: (input: P2pAdsSwitchAdsRequest, options?: CallOptions) => Promise<P2pAdsSwitchAdsData>;
    /** Takes an own ad off the market; its open orders go on.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`, `p2p-ads.wrong-state`, `risk.question`, `risk.blocked`. */
    takeDownAd: (input: P2pAdsTakeDownAdRequest, options?: CallOptions) => Promise<MyAd>;
    /** Puts a hidden own ad back into the public list.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`, `p2p-ads.wrong-state`, `risk.question`, `risk.blocked`. */
    unhideAd: (input: P2pAdsUnhideAdRequest, options?: CallOptions) => Promise<MyAd>;
  };
  p2pAppeals: {
    /** One side says what happened, once, or answers the open question of staff.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 10 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-appeals.no-case`, `p2p-appeals.stated`, `p2p-appeals.nothing-asked`. */
    addStatement: (input: P2pAppealsAddStatementRequest, options?: CallOptions) => Promise<P2pAppealsAddStatementData>;
    /** Reasons for which either side can appeal, with what helps to decide each.
     * Needs no key. At most 600 requests in 60 s. */
    appealReasonList: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pAppealsAppealReasonListData>;
    /** How fast cases are decided and how often staff were late, over the last 30 and 90 whole days in UTC.
     * Needs no key. At most 60 requests in 60 s. */
    appealTimes: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pAppealsAppealTimesData>;
    /** Whoever opened an appeal withdraws it; the order waits for the release again.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `p2p-appeals.not-opener`, `p2p-appeals.being-decided`, `risk.question`, `risk.blocked`. */
    cancelAppeal: (input: OrderCommand, options?: CallOptions) => Promise<CommandOutcome>;
    /** One side brings a paid order before staff, with a reason and what happened.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 10 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `p2p-appeals.too-early`, `p2p-appeals.wrong-reason`, `p2p-appeals.same-reason`, `risk.question`, `risk.blocked`. */
    openAppeal: (input: P2pAppealsOpenAppealRequest, options?: CallOptions) => Promise<CommandOutcome>;
    /** The open case of an own order: what both said, what staff ask, and what its clock is read from; or how the newest claim ended.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`. */
    orderAppeal: (input: P2pAppealsOrderAppealRequest, options?: CallOptions) => Promise<P2pAppealsOrderAppealData>;
  };
  p2pBlocklist: {
    /** P2P users whom the account has blocked, the latest first.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    blockedUserList: (input?: P2pBlocklistBlockedUserListRequest, options?: CallOptions) => Promise<P2pBlocklistBlockedUserListData>;
    /** Whether one of two P2P users does not want to trade with the other.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-blocklist.unknown-user`. */
    checkBlocked: (input: P2pBlocklistCheckBlockedRequest, options?: CallOptions) => Promise<P2pBlocklistCheckBlockedData>;
    /** Blocks another P2P user, or lifts the block.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-blocklist.unknown-user`, `p2p-blocklist.yourself`, `p2p-blocklist.too-many`. */
    setBlocked: (input: P2pBlocklistSetBlockedRequest, options?: CallOptions) => Promise<P2pBlocklistSetBlockedData>;
  };
  p2pChat: {
    /** Says up to which message the chat of an own order was read; the other person sees it.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. At most 240 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`. */
    markRead: (input: P2pChatMarkReadRequest, options?: CallOptions) => Promise<P2pChatMarkReadData>;
    /** The chat of an own order in sequence: the newest messages, those before a number, or those after one.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`. */
    messageList: (input: P2pChatMessageListRequest, options?: CallOptions) => Promise<P2pChatMessageListData>;
    /** Writes a text, a picture or a video into the chat of an own order.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 120 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-chat.closed`, `p2p-chat.bad-file`. */
    sendMessage: (input: P2pChatSendMessageRequest, options?: CallOptions) => Promise<Message>;
    /** How many messages are unread in the chats of own orders; orders without any are left out.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    unreadCounts: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pChatUnreadCountsData>;
  };
  p2pConfig: {
    /** Coins in which the asking user may advertise, with their fees.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    adCoinList: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pConfigAdCoinListData>;
    /** Coins and currencies in which the asking user may advertise.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    adCoinsAndFiats: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pConfigAdCoinsAndFiatsData>;
    /** Countries that an ad may ask its takers to be from: those with accounts and with P2P.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    adCountryList: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pConfigAdCountryListData>;
    /** Currencies in which the asking user may advertise, with pay windows, price bands and limits.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    adFiatList: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pConfigAdFiatListData>;
    /** Coins of the P2P market.
     * Needs no key. At most 600 requests in 60 s. */
    coinList: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pConfigCoinListData>;
    /** Coins and fiats of the P2P market, each with its picture.
     * Needs no key. At most 600 requests in 60 s. */
    coinsAndFiats: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pConfigCoinsAndFiatsData>;
    /** Currencies of the P2P market, and what a single order may be worth in each.
     * Needs no key. At most 600 requests in 60 s. */
    fiatList: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pConfigFiatListData>;
    /** Whether P2P is open (1) or stopped (0), and what operators say about it.
     * Needs no key. At most 600 requests in 60 s. */
    marketStatus: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pConfigMarketStatusData>;
    /** The P2P configuration; with a currency the rates are those of its price bands, else the usual ones.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-config.unknown-fiat`. */
    p2pSettings: (input?: P2pConfigP2pSettingsRequest, options?: CallOptions) => Promise<P2pConfigP2pSettingsData>;
    /** Minutes that buyers may be given to pay, by currency.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-config.unknown-fiat`. */
    payWindowList: (input?: P2pConfigPayWindowListRequest, options?: CallOptions) => Promise<P2pConfigPayWindowListData>;
  };
  p2pMerchants: {
    /** The currencies for which somebody is a merchant; none without the status.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    merchantFiatList: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pMerchantsMerchantFiatListData>;
    /** Where somebody stands: state, deposit, what is due, level, and what the next level asks for.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    merchantStanding: (input?: Record<string, never>, options?: CallOptions) => Promise<Standing>;
  };
  p2pOrders: {
    /** The advertiser accepts whoever took the ad; the time to pay begins.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `risk.question`, `risk.blocked`. */
    acceptOrder: (input: OrderCommand, options?: CallOptions) => Promise<CommandOutcome>;
    /** The seller states that the money is there, although the buyer did not declare it.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `risk.question`, `risk.blocked`. */
    acknowledgePayment: (input: OrderCommand, options?: CallOptions) => Promise<CommandOutcome>;
    /** The other side answers a request to cancel a paid order.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `risk.question`, `risk.blocked`. */
    answerCancelRequest: (input: P2pOrdersAnswerCancelRequestRequest, options?: CallOptions) => Promise<CommandOutcome>;
    /** The seller asks the buyer to end an order that is declared paid.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `risk.question`, `risk.blocked`. */
    askCancel: (input: P2pOrdersAskCancelRequest, options?: CallOptions) => Promise<CommandOutcome>;
    /** The buyer cancels: at once before paying, by a request to the seller afterwards.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `p2p-orders.statement-missing`, `risk.question`, `risk.blocked`. */
    cancelOrder: (input: P2pOrdersCancelOrderRequest, options?: CallOptions) => Promise<CommandOutcome>;
    /** What makes an order doubtful before it is placed, and what of it has to be confirmed.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`. */
    checkDoubtfulOrder: (input: P2pOrdersCheckDoubtfulOrderRequest, options?: CallOptions) => Promise<P2pOrdersCheckDoubtfulOrderData>;
    /** Whether an ad can still be taken at the price that the screen shows, and its price now.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-ads.unknown-ad`. */
    checkPriceChange: (input: P2pOrdersCheckPriceChangeRequest, options?: CallOptions) => Promise<P2pOrdersCheckPriceChangeData>;
    /** The buyer declares the order paid.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `p2p-orders.method-missing`, `risk.question`, `risk.blocked`. */
    confirmPaid: (input: P2pOrdersConfirmPaidRequest, options?: CallOptions) => Promise<CommandOutcome>;
    /** The seller lets a cancelled order go on, because money came late: a new order takes its place.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. Sealed by the client: `accountPwd`. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `ledger.too-little`, `ledger.not-free-yet`, `sessions.held`, `security.fund-password-missing`, `security.wrong-fund-password`, `security.too-many-guesses`, `security.seal-broken`, `security.seal-unknown`, `risk.question`, `risk.blocked`. */
    continueOrder: (input: P2pOrdersContinueOrderRequest, options?: CallOptions) => Promise<CommandOutcome>;
    /** What the reader has bought and sold since midnight in UTC, by side, coin and currency.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    dayTotals: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pOrdersDayTotalsData>;
    /** The seller gives the buyer the time to pay once more.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `risk.question`, `risk.blocked`. */
    extendPayment: (input: OrderCommand, options?: CallOptions) => Promise<CommandOutcome>;
    /** One own order: its state, deadlines, both people, and where to pay.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`. */
    orderDetail: (input: P2pOrdersOrderDetailRequest, options?: CallOptions) => Promise<OrderDetail>;
    /** Own orders, open ones by deadline and closed ones by time, page by page.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    orderList: (input: P2pOrdersOrderListRequest, options?: CallOptions) => Promise<P2pOrdersOrderListData>;
    /** Takes an ad: an order begins, and its coins go into escrow.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. Sealed by the client: `accountPwd`. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `sessions.held`, `security.fund-password-missing`, `security.wrong-fund-password`, `security.too-many-guesses`, `security.seal-broken`, `security.seal-unknown`, `p2p-ads.unknown-ad`, `p2p-ads.sold-out`, `p2p-ads.code-over`, `p2p-ads.quote-over`, `p2p-ads.bad-quantity`, `p2p-ads.market-closed`, `p2p-users.closed-here`, `p2p-users.held`, `p2p-orders.not-eligible`, `p2p-orders.price-changed`, `p2p-orders.quote-spent`, `p2p-orders.too-many-open`, `p2p-orders.amount-out-of-range`, `p2p-orders.method-missing`, `p2p-prices.unconfirmed`, `ledger.too-little`, `ledger.not-free-yet`, `risk.question`, `risk.blocked`. */
    placeOrder: (input: P2pOrdersPlaceOrderRequest, options?: CallOptions) => Promise<OrderDetail>;
    /** The advertiser turns down whoever took the ad; the coins go back.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `risk.question`, `risk.blocked`. */
    rejectOrder: (input: OrderCommand, options?: CallOptions) => Promise<CommandOutcome>;
    /** The seller releases the coins to the buyer.
     * Needs the scope `p2p-release`. For accounts that have opened P2P trading. Sealed by the client: `accountPwd`. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `p2p-orders.amount-differs`, `p2p-orders.payer-differs`, `p2p-orders.changed`, `sessions.held`, `security.fund-password-missing`, `security.wrong-fund-password`, `security.too-many-guesses`, `security.factors-missing`, `security.wrong-code`, `security.seal-broken`, `security.seal-unknown`, `risk.question`, `risk.blocked`. */
    releaseCoins: (input: P2pOrdersReleaseCoinsRequest, options?: CallOptions) => Promise<CommandOutcome>;
    /** What to look at before paying an order or releasing its coins.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`. */
    riskHint: (input: P2pOrdersRiskHintRequest, options?: CallOptions) => Promise<P2pOrdersRiskHintData>;
    /** The buyer takes back that the order is paid, within a minute.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-orders.not-now`, `risk.question`, `risk.blocked`. */
    undoPaid: (input: OrderCommand, options?: CallOptions) => Promise<CommandOutcome>;
  };
  p2pPaymethods: {
    /** Payment methods on offer, of one currency or all, with the fields that each asks for.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    methodTemplateList: (input?: P2pPaymethodsMethodTemplateListRequest, options?: CallOptions) => Promise<P2pPaymethodsMethodTemplateListData>;
    /** Own payment methods with masked values, of one currency or all, the newest first.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    myMethodList: (input?: P2pPaymethodsMyMethodListRequest, options?: CallOptions) => Promise<P2pPaymethodsMyMethodListData>;
    /** Payment methods of a currency, those most used first, for filters.
     * Needs no key. At most 600 requests in 60 s. */
    popularMethodList: (input: P2pPaymethodsPopularMethodListRequest, options?: CallOptions) => Promise<P2pPaymethodsPopularMethodListData>;
  };
  p2pPrices: {
    /** Whether the price of an ad is so far from the reference that whoever takes it must confirm it.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    checkPriceWarning: (input: P2pPricesCheckPriceWarningRequest, options?: CallOptions) => Promise<P2pPricesCheckPriceWarningData>;
    /** Records that somebody saw how far a price is from the reference and wants it all the same.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `risk.blocked`. */
    confirmPriceWarning: (input: P2pPricesConfirmPriceWarningRequest, options?: CallOptions) => Promise<P2pPricesConfirmPriceWarningData>;
    /** What one coin is worth in a currency, of when, by how many sources, and between which prices an ad may lie.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-config.unknown-coin`, `p2p-config.unknown-fiat`, `p2p-prices.no-price`. */
    referencePrice: (input: P2pPricesReferencePriceRequest, options?: CallOptions) => Promise<P2pPricesReferencePriceData>;
  };
  p2pRatings: {
    /** What the reader said about the other person of an own order, and until when it can be said or changed.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`. */
    orderRating: (input: P2pRatingsOrderRatingRequest, options?: CallOptions) => Promise<OrderRating>;
    /** Rates the other person of an own completed order, or changes that rating, within a day.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 30 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `p2p-ratings.closed`, `p2p-ratings.contact-details`. */
    rateOrder: (input: P2pRatingsRateOrderRequest, options?: CallOptions) => Promise<OrderRating>;
    /** What others said about a P2P user, the newest first, with masked names and without the orders.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-users.unknown-user`. */
    ratingList: (input: P2pRatingsRatingListRequest, options?: CallOptions) => Promise<P2pRatingsRatingListData>;
  };
  p2pUsers: {
    /** Figures and live ads of an advertiser, and how the visitor stands to them.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-users.unknown-user`. */
    advertiserPage: (input: P2pUsersAdvertiserPageRequest, options?: CallOptions) => Promise<TraderPage>;
    /** P2P users whom the account follows, the latest first.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s. */
    followingList: (input?: P2pUsersFollowingListRequest, options?: CallOptions) => Promise<P2pUsersFollowingListData>;
    /** The own P2P profile with its payment methods; without a profile there is no userId.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    myProfile: (input?: Record<string, never>, options?: CallOptions) => Promise<OwnTrader>;
    /** What everybody may know of a P2P user.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `p2p-users.unknown-user`. */
    publicProfile: (input: P2pUsersPublicProfileRequest, options?: CallOptions) => Promise<PublicTrader>;
    /** Says that a P2P page is open, which keeps its user online for three minutes.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. At most 60 requests in 60 s. */
    reportOnline: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pUsersReportOnlineData>;
    /** How much of a coin the account may sell now, and what is in the way of the rest.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-config.unknown-coin`. */
    sellableAmount: (input: P2pUsersSellableAmountRequest, options?: CallOptions) => Promise<P2pUsersSellableAmountData>;
    /** When the ads of the account are on the market; all of them can be paused.
     * Needs the scope `p2p`. For accounts that have opened P2P trading. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `p2p-users.bad-hours`. */
    setBusinessHours: (input: P2pUsersSetBusinessHoursRequest, options?: CallOptions) => Promise<P2pUsersSetBusinessHoursData>;
    /** What was bought from people and may not be withdrawn or sold yet, and until when.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    withdrawalHold: (input?: Record<string, never>, options?: CallOptions) => Promise<P2pUsersWithdrawalHoldData>;
  };
  proofs: {
    /** That the coins of an own open order are among those of the newest signed round.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 30 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `proofs.order-closed`, `proofs.not-yet`. */
    orderProof: (input: ProofsOrderProofRequest, options?: CallOptions) => Promise<ProofsOrderProofData>;
    /** A trader's own figures as of now, signed, to show elsewhere.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 10 requests in 60 s. */
    reputationStatement: (input?: Record<string, never>, options?: CallOptions) => Promise<ProofsReputationStatementData>;
    /** The public log of all rounds of escrow, the newest first. One without a signature was not balanced.
     * Needs no key. At most 60 requests in 60 s. */
    roundLog: (input?: ProofsRoundLogRequest, options?: CallOptions) => Promise<ProofsRoundLogData>;
  };
  rates: {
    /** Display currencies that a visitor may choose, each with its USDT rate.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `rates.no-price`. */
    currencyList: (input?: Record<string, never>, options?: CallOptions) => Promise<RatesCurrencyListData>;
    /** The display currencies with flag and country.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `rates.no-price`. */
    currencyListWithIcons: (input?: Record<string, never>, options?: CallOptions) => Promise<RatesCurrencyListWithIconsData>;
    /** What one USDT is worth in each display currency.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `rates.no-price`. */
    usdtRate: (input?: Record<string, never>, options?: CallOptions) => Promise<RatesUsdtRateData>;
  };
  receipts: {
    /** The signed receipt of an own order that is over; it is issued when it is first asked for and stays the same.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`, `receipts.order-open`. */
    orderReceipt: (input: ReceiptsOrderReceiptRequest, options?: CallOptions) => Promise<ReceiptsOrderReceiptData>;
    /** What staff decided about an own order, each decision as a signed document, the oldest first.
     * Needs the scope `read`. For accounts that have opened P2P trading. At most 600 requests in 60 s.
     * Refusals: `p2p-orders.unknown-order`. */
    orderRulings: (input: ReceiptsOrderRulingsRequest, options?: CallOptions) => Promise<ReceiptsOrderRulingsData>;
    /** The public keys of all receipts, as /.well-known/peerbourse-receipts.json shows them.
     * Needs no key. At most 600 requests in 60 s. */
    receiptKeys: (input?: Record<string, never>, options?: CallOptions) => Promise<ReceiptsReceiptKeysData>;
    /** Whether a receipt is genuine. Whoever asks holds the whole text; the answer adds nothing to what stands in it.
     * Needs no key. At most 60 requests in 60 s. */
    verifyReceipt: (input: ReceiptsVerifyReceiptRequest, options?: CallOptions) => Promise<ReceiptsVerifyReceiptData>;
  };
  reference: {
    /** Names under which coins are shown, by their symbols.
     * Needs no key. At most 600 requests in 60 s. */
    coinAliasList: (input?: Record<string, never>, options?: CallOptions) => Promise<ReferenceCoinAliasListData>;
    /** Coins with their pictures and the chains on which they move.
     * Needs no key. At most 600 requests in 60 s. */
    coinChainList: (input?: Record<string, never>, options?: CallOptions) => Promise<ReferenceCoinChainListData>;
    /** Coins of the exchange: base coins of the markets on the left, quote coins on the right, and all.
     * Needs no key. At most 600 requests in 60 s. */
    coinList: (input?: Record<string, never>, options?: CallOptions) => Promise<ReferenceCoinListData>;
    /** Countries and regions, and whether somebody may register from there.
     * Needs no key. At most 600 requests in 60 s. */
    countryList: (input?: Record<string, never>, options?: CallOptions) => Promise<ReferenceCountryListData>;
    /** Areas that P2P tells apart, and their countries: '1' is mainland China, '0' is everywhere else.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    p2pAreaList: (input?: Record<string, never>, options?: CallOptions) => Promise<ReferenceP2pAreaListData>;
  };
  security: {
    /** A short-lived key for fields that travel encrypted.
     * Needs no key. At most 120 requests in 60 s. */
    issueEncryptionKey: (input?: Record<string, never>, options?: CallOptions) => Promise<SecurityIssueEncryptionKeyData>;
  };
  site: {
    /** Whether the service is stopped for maintenance, until when, and what the page says meanwhile.
     * Needs no key. At most 600 requests in 60 s. */
    maintenanceStatus: (input?: Record<string, never>, options?: CallOptions) => Promise<SiteMaintenanceStatusData>;
  };
  spot: {
    /** Gives an open order another price or whole quantity; less of it at the same price keeps its place.
     * Needs the scope `spot`. At most 300 requests in 60 s.
     * Refusals: `spot.unknown-order`, `spot.not-amendable`, `spot.price-step`, `spot.quantity-step`, `spot.over-limit`, `spot.quantity-gone`, `ledger.too-little`. */
    amendOrder: (input: SpotAmendOrderRequest, options?: CallOptions) => Promise<SpotAmendOrderData>;
    /** Cancels all orders and quotes of the account after so many seconds, unless it is asked again before; 0 takes the deadline away.
     * Needs the scope `spot`. At most 600 requests in 60 s. */
    cancelAfter: (input: SpotCancelAfterRequest, options?: CallOptions) => Promise<SpotCancelAfterData>;
    /** Asks for the end of all orders and quotes of the account, of one market or of all, of one side or of both.
     * Needs the scope `spot`. At most 600 requests in 60 s. */
    cancelAll: (input?: SpotCancelAllRequest, options?: CallOptions) => Promise<SpotCancelAllData>;
    /** Asks for the end of an order; what it was like before is answered, and an order that is over stays so.
     * Needs the scope `spot`. At most 3000 requests in 60 s.
     * Refusals: `spot.unknown-order`. */
    cancelOrder: (input: SpotCancelOrderRequest, options?: CallOptions) => Promise<SpotCancelOrderData>;
    /** Candles of a market, oldest first and without gaps; days, weeks and months begin at midnight of the offset, weeks on Monday.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `spot.unknown-market`. */
    candles: (input: SpotCandlesRequest, options?: CallOptions) => Promise<SpotCandlesData>;
    /** What the account pays on each market, as a share of what it receives: as a maker, and as a taker.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    fees: (input?: Record<string, never>, options?: CallOptions) => Promise<SpotFeesData>;
    /** All spot markets with their coins, steps, limits, fees and states.
     * Needs no key. At most 600 requests in 60 s. */
    markets: (input?: Record<string, never>, options?: CallOptions) => Promise<SpotMarketsData>;
    /** Trades of the account, newest first, of one market, of one order or of all; the cursor leads to older ones.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    myTrades: (input?: SpotMyTradesRequest, options?: CallOptions) => Promise<SpotMyTradesData>;
    /** Orders of the account that are not over, newest first; the cursor leads to older ones.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    openOrders: (input?: SpotOpenOrdersRequest, options?: CallOptions) => Promise<SpotOpenOrdersData>;
    /** What is offered on a market, price by price, the best first on both sides.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `spot.unknown-market`. */
    orderBook: (input: SpotOrderBookRequest, options?: CallOptions) => Promise<SpotOrderBookData>;
    /** One order of the account, by its number or by the client order id that it was placed with.
     * Needs the scope `read`. At most 600 requests in 60 s.
     * Refusals: `spot.unknown-order`. */
    orderDetail: (input: {
      orderNo: string;
    } | {
      clientOrderId: string;
    }, options?: CallOptions) => Promise<SpotOrder>;
    /** Orders of the account that are over, newest first; the cursor leads to older ones.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    orderHistory: (input?: SpotOrderHistoryRequest, options?: CallOptions) => Promise<SpotOrderHistoryData>;
    /** Places a limit order that only makes together with a stop order under one hold; the first thing that happens to one ends the other.
     * Needs the scope `spot`. A repeated idempotency key gives the first answer again. At most 300 requests in 60 s.
     * Refusals: `spot.unknown-market`, `spot.price-step`, `spot.quantity-step`, `spot.over-limit`, `spot.client-order-id`, `ledger.too-little`. */
    placeOco: (input: SpotPlaceOcoRequest, options?: CallOptions) => Promise<SpotPlaceOcoData>;
    /** Places an order on a spot market; the same client order id, or the same idempotency key, places it once.
     * Needs the scope `spot`. A repeated idempotency key gives the first answer again. At most 300 requests in 60 s.
     * Refusals: `spot.unknown-market`, `spot.price-step`, `spot.quantity-step`, `spot.over-limit`, `spot.no-price`, `spot.client-order-id`, `ledger.too-little`. */
    placeOrder: (input: SpotPlaceOrderRequest, options?: CallOptions) => Promise<SpotOrder>;
    /** Quote sets of the account: what is reserved on each market, what lies in its book, and what became of the latest command.
     * Needs the scope `read`. At most 600 requests in 60 s. */
    quoteSets: (input?: Record<string, never>, options?: CallOptions) => Promise<SpotQuoteSetsData>;
    /** Asks for the end of a quote set: its levels leave the book, and what is reserved goes back. Trades of the same moment may leave some: ask again.
     * Needs the scope `spot`. At most 60 requests in 60 s.
     * Refusals: `spot.unknown-market`. */
    releaseQuotes: (input: SpotReleaseQuotesRequest, options?: CallOptions) => Promise<Record<string, never>>;
    /** Sets coins of both sides aside for the quote set of a maker on a market, and says when it is to pause; what is reserved adds up.
     * Needs the scope `spot`. A repeated idempotency key gives the first answer again. At most 60 requests in 60 s.
     * Refusals: `spot.unknown-market`, `spot.no-maker`, `spot.quantity-step`, `spot.over-limit`, `ledger.too-little`. */
    reserveQuotes: (input: SpotReserveQuotesRequest, options?: CallOptions) => Promise<QuoteSet>;
    /** Replaces the levels of a quote set, all of them or none. A level that is repeated with no more than it has keeps its place.
     * Needs the scope `spot`. At most 1200 requests in 60 s.
     * Refusals: `spot.unknown-market`, `spot.no-maker`, `spot.quotes-paused`, `spot.price-step`, `spot.quantity-step`, `spot.over-limit`, `ledger.too-little`. */
    setQuotes: (input: SpotSetQuotesRequest, options?: CallOptions) => Promise<QuoteSet>;
    /** Best prices, last price and the last 24 hours of one market or of all.
     * Needs no key. At most 600 requests in 60 s. */
    tickers: (input?: SpotTickersRequest, options?: CallOptions) => Promise<SpotTickersData>;
    /** Trades of a market, oldest first: the newest, or those that follow a number.
     * Needs no key. At most 600 requests in 60 s.
     * Refusals: `spot.unknown-market`. */
    trades: (input: SpotTradesRequest, options?: CallOptions) => Promise<SpotTradesData>;
  };
}

export const rows = {
  assets: {
    assetHistory: { path: '/v1/x/assets/asset-history', ok: '00000', effect: 'none' },
    coinBalances: { path: '/v1/x/assets/coin-balances', ok: '00000', effect: 'none' },
    totalAssets: { path: '/v1/mix/assets', ok: '00000', effect: 'none' },
    transferCoins: { path: '/v1/x/assets/transfer-coins', ok: '00000', effect: 'act-once' },
    worthHistory: { path: '/v1/x/assets/worth-history', ok: '00000', effect: 'none' },
  },
  content: {
    statusReport: { path: '/v1/x/content/status-report', ok: '00000', effect: 'none' },
  },
  live: {
    issueTicket: { path: '/v1/x/live/issue-ticket', ok: '00000', effect: 'act' },
  },
  marketData: {
    coinHistory: { path: '/v1/x/market-data/coin-history', ok: '00000', effect: 'none' },
    homeMarketTable: { path: '/v1/mix/market/homeQuotation', ok: '00000', effect: 'none' },
    homeTicker: { path: '/v1/mix/index/homeQuotation', ok: '00000', effect: 'none' },
    openPrices: { path: '/v1/kline/getOpenPrice', ok: '00000', effect: 'none' },
  },
  p2pAds: {
    adByShareCode: { path: '/v1/p2p/adv/matchingAdv', ok: 0, effect: 'none' },
    adDetail: { path: '/v1/p2p/adv/queryAdvByAdNo', ok: 0, effect: 'none' },
    adFee: { path: '/v1/p2p/adv/query-ad-fee', ok: 0, effect: 'none' },
    adLimits: { path: '/v1/p2p/adv/queryAdvLimit', ok: 0, effect: 'none' },
    adList: { path: '/v1/p2p/pub/adv/queryAdvList', ok: 0, effect: 'none' },
    adReach: { path: '/v1/x/p2p-ads/ad-reach', ok: '00000', effect: 'none' },
    adTerms: { path: '/v1/x/p2p-ads/ad-terms', ok: '00000', effect: 'none' },
    bestPrices: { path: '/v1/x/p2p-ads/best-prices', ok: '00000', effect: 'none' },
    checkEligibility: { path: '/v1/p2p/pub/adv/check-trade', ok: 0, effect: 'none' },
    checkShareCode: { path: '/v1/p2p/pub/checkCommand', ok: 0, effect: 'none' },
    createShareCode: { path: '/v1/p2p/adv/createCommand', ok: 0, effect: 'act-once' },
    deleteAd: { path: '/v1/p2p/adv/delAdv', ok: 0, effect: 'act-once' },
    discardAdEdit: { path: '/v1/p2p/adv/cancelEditAdv', ok: 0, effect: 'act-once' },
    editAd: { path: '/v1/p2p/adv/editAdv', ok: 0, effect: 'act-once', sealed: ['accountPwd'] },
    editingAdList: { path: '/v1/p2p/adv/editingAdvList', ok: 0, effect: 'none' },
    hideAd: { path: '/v1/p2p/adv/hideAdv', ok: 0, effect: 'act-once' },
    myAdDetail: { path: '/v1/p2p/adv/queryAdvDetail', ok: 0, effect: 'none' },
    myAdList: { path: '/v1/p2p/adv/advPageListByUser', ok: 0, effect: 'none' },
    priceLadder: { path: '/v1/x/p2p-ads/price-ladder', ok: '00000', effect: 'none' },
    publishAd: { path: '/v1/p2p/adv/publishAdv', ok: 0, effect: 'act-once', sealed: ['accountPwd'], sends: { 'trade-password-priority': '1' } },
    quickMatch: { path: '/v1/p2p/order/quickMatchAd', ok: 0, effect: 'none' },
    repriceAds: { path: '/v1/x/p2p-ads/reprice-ads', ok: '00000', effect: 'act-once' },
    switchAd: { path: '/v1/p2p/adv/changeAdvState', ok: 0, effect: 'act-once' },
    switchAds: { path: '/v1/x/p2p-ads/switch-ads', ok: '00000', effect: 'act-once' },
    takeDownAd: { path: '/v1/p2p/adv/takeDownAdv', ok: 0, effect: 'act-once' },
    unhideAd: { path: '/v1/p2p/adv/cancelHideAdv', ok: 0, effect: 'act-once' },
  },
  p2pAppeals: {
    addStatement: { path: '/v1/x/p2p-appeals/add-statement', ok: '00000', effect: 'act-once' },
    appealReasonList: { path: '/v1/p2p/pub/system/queryAppealTypes', ok: 0, effect: 'none' },
    appealTimes: { path: '/v1/x/p2p-appeals/appeal-times', ok: '00000', effect: 'none' },
    cancelAppeal: { path: '/v1/p2p/order/cancellppeal', ok: 0, effect: 'act-once' },
    openAppeal: { path: '/v1/p2p/order/applyAppeal', ok: 0, effect: 'act-once' },
    orderAppeal: { path: '/v1/x/p2p-appeals/order-appeal', ok: '00000', effect: 'none' },
  },
  p2pBlocklist: {
    blockedUserList: { path: '/v1/p2p/user/blackList', ok: 0, effect: 'none' },
    checkBlocked: { path: '/v1/p2p/user/checkBlack', ok: 0, effect: 'none' },
    setBlocked: { path: '/v1/p2p/user/operateBlack', ok: 0, effect: 'act-once' },
  },
  p2pChat: {
    markRead: { path: '/v1/p2p/chat/readMsg', ok: 0, effect: 'act' },
    messageList: { path: '/v1/p2p/chat/list', ok: 0, effect: 'none' },
    sendMessage: { path: '/v1/p2p/chat/send', ok: 0, effect: 'act-once' },
    unreadCounts: { path: '/v1/x/p2p-chat/unread-counts', ok: '00000', effect: 'none' },
  },
  p2pConfig: {
    adCoinList: { path: '/v1/p2p/adv/queryAllCoin', ok: 0, effect: 'none' },
    adCoinsAndFiats: { path: '/v1/p2p/adv/queryAllCoinAndFiat', ok: 0, effect: 'none' },
    adCountryList: { path: '/v1/p2p/adv/getCountryList', ok: 0, effect: 'none' },
    adFiatList: { path: '/v1/p2p/adv/queryAllFiat', ok: 0, effect: 'none' },
    coinList: { path: '/v1/p2p/pub/currency/queryAllCoin', ok: 0, effect: 'none' },
    coinsAndFiats: { path: '/v1/p2p/pub/currency/queryAllCoinAndFiat', ok: 0, effect: 'none' },
    fiatList: { path: '/v1/p2p/pub/currency/queryAllFiat', ok: 0, effect: 'none' },
    marketStatus: { path: '/v1/p2p/pub/system/checkServiceStatus', ok: 0, effect: 'none' },
    p2pSettings: { path: '/v1/p2p/pub/system/queryConfig', ok: 0, effect: 'none' },
    payWindowList: { path: '/v1/p2p/pub/system/queryPayTimeout', ok: 0, effect: 'none' },
  },
  p2pMerchants: {
    merchantFiatList: { path: '/v1/p2p/user/getBusinessFiatCode', ok: 0, effect: 'none' },
    merchantStanding: { path: '/v1/x/p2p-merchants/merchant-standing', ok: '00000', effect: 'none' },
  },
  p2pOrders: {
    acceptOrder: { path: '/v1/p2p/order/agreePay', ok: 0, effect: 'act-once' },
    acknowledgePayment: { path: '/v1/x/p2p-orders/acknowledge-payment', ok: '00000', effect: 'act-once' },
    answerCancelRequest: { path: '/v1/x/p2p-orders/answer-cancel-request', ok: '00000', effect: 'act-once' },
    askCancel: { path: '/v1/x/p2p-orders/ask-cancel', ok: '00000', effect: 'act-once' },
    cancelOrder: { path: '/v1/p2p/order/cancellOrder', ok: 0, effect: 'act-once' },
    checkDoubtfulOrder: { path: '/v1/p2p/order/doubt-place-order-check', ok: 0, effect: 'none' },
    checkPriceChange: { path: '/v1/p2p/order/checkPriceChange', ok: 0, effect: 'none' },
    confirmPaid: { path: '/v1/p2p/order/confirmPay', ok: 0, effect: 'act-once' },
    continueOrder: { path: '/v1/x/p2p-orders/continue-order', ok: '00000', effect: 'act-once', sealed: ['accountPwd'], bound: ['orderNo', 'version'], sends: { 'trade-password-priority': '1' } },
    dayTotals: { path: '/v1/x/p2p-orders/day-totals', ok: '00000', effect: 'none' },
    extendPayment: { path: '/v1/x/p2p-orders/extend-payment', ok: '00000', effect: 'act-once' },
    orderDetail: { path: '/v1/p2p/order/queryOrderDetail', ok: 0, effect: 'none' },
    orderList: { path: '/v1/p2p/order/orderPageListByUser', ok: 0, effect: 'none' },
    placeOrder: { path: '/v1/p2p/order/placeOrder', ok: 0, effect: 'act-once', sealed: ['accountPwd'], bound: ['adNo', 'price', 'amount', 'quantity'], sends: { 'trade-password-priority': '1' } },
    rejectOrder: { path: '/v1/p2p/order/rejectOrders', ok: 0, effect: 'act-once' },
    releaseCoins: { path: '/v1/p2p/order/confirmPutCoin', ok: 0, effect: 'act-once', sealed: ['accountPwd'], bound: ['orderNo', 'version', 'orderAmount', 'buyerUserId', 'amountSeen'], sends: { 'trade-password-priority': '1' } },
    riskHint: { path: '/v1/p2p/order/trade-risk-hint', ok: 0, effect: 'none' },
    undoPaid: { path: '/v1/x/p2p-orders/undo-paid', ok: '00000', effect: 'act-once' },
  },
  p2pPaymethods: {
    methodTemplateList: { path: '/v1/p2p/user/queryAllPaymethod', ok: 0, effect: 'none' },
    myMethodList: { path: '/v1/p2p/user/queryPaymethods', ok: 0, effect: 'none' },
    popularMethodList: { path: '/v1/p2p/pub/currency/query-popular-paymethod', ok: 0, effect: 'none' },
  },
  p2pPrices: {
    checkPriceWarning: { path: '/v1/p2p/order/price/warn/check', ok: 0, effect: 'none' },
    confirmPriceWarning: { path: '/v1/p2p/order/price/warn/confirm', ok: 0, effect: 'act-once' },
    referencePrice: { path: '/v1/p2p/pub/currency/queryPrice', ok: 0, effect: 'none' },
  },
  p2pRatings: {
    orderRating: { path: '/v1/x/p2p-ratings/order-rating', ok: '00000', effect: 'none' },
    rateOrder: { path: '/v1/x/p2p-ratings/rate-order', ok: '00000', effect: 'act-once' },
    ratingList: { path: '/v1/x/p2p-ratings/rating-list', ok: '00000', effect: 'none' },
  },
  p2pUsers: {
    advertiserPage: { path: '/v1/p2p/pub/queryAdvPersonalCenter', ok: 0, effect: 'none' },
    followingList: { path: '/v1/x/p2p-users/following-list', ok: '00000', effect: 'none' },
    myProfile: { path: '/v1/p2p/user/queryUserInfo', ok: 0, effect: 'none' },
    publicProfile: { path: '/v1/p2p/pub/queryUserInfo', ok: 0, effect: 'none' },
    reportOnline: { path: '/v1/p2p/pub/user/online', ok: 0, effect: 'act' },
    sellableAmount: { path: '/v1/p2p/user/availableSaleAmount', ok: 0, effect: 'none' },
    setBusinessHours: { path: '/v1/x/p2p-users/set-business-hours', ok: '00000', effect: 'act-once' },
    withdrawalHold: { path: '/v1/p2p/user/query-withdraw-limit', ok: 0, effect: 'none' },
  },
  proofs: {
    orderProof: { path: '/v1/x/proofs/order-proof', ok: '00000', effect: 'none' },
    reputationStatement: { path: '/v1/x/proofs/reputation-statement', ok: '00000', effect: 'none' },
    roundLog: { path: '/v1/x/proofs/round-log', ok: '00000', effect: 'none' },
  },
  rates: {
    currencyList: { path: '/v1/mix/public/getCurrencyList', ok: '00000', effect: 'none' },
    currencyListWithIcons: { path: '/v1/mix/public/getCurrencyListNew', ok: '00000', effect: 'none' },
    usdtRate: { path: '/v1/mix/public/usdtRate', ok: '00000', effect: 'none' },
  },
  receipts: {
    orderReceipt: { path: '/v1/x/receipts/order-receipt', ok: '00000', effect: 'none' },
    orderRulings: { path: '/v1/x/receipts/order-rulings', ok: '00000', effect: 'none' },
    receiptKeys: { path: '/v1/x/receipts/receipt-keys', ok: '00000', effect: 'none' },
    verifyReceipt: { path: '/v1/x/receipts/verify-receipt', ok: '00000', effect: 'none' },
  },
  reference: {
    coinAliasList: { path: '/v1/fiat-mix/public/config/crypto/alias-mapping', ok: 200, effect: 'none' },
    coinChainList: { path: '/v1/spot/public/coinChainList', ok: '00000', effect: 'none' },
    coinList: { path: '/v1/if/base/coinList', ok: '00000', effect: 'none' },
    countryList: { path: '/v1/user/public/areaNewList', ok: '00000', effect: 'none' },
    p2pAreaList: { path: '/v1/p2p/areaDic/getAreaDic', ok: 0, effect: 'none' },
  },
  security: {
    issueEncryptionKey: { path: '/v1/user/public/getEncryptKey', ok: '00000', effect: 'act' },
  },
  site: {
    maintenanceStatus: { path: '/v1/mix/system/stopService', ok: '00000', effect: 'none' },
  },
  spot: {
    amendOrder: { path: '/v1/x/spot/amend-order', ok: '00000', effect: 'act' },
    cancelAfter: { path: '/v1/x/spot/cancel-after', ok: '00000', effect: 'act' },
    cancelAll: { path: '/v1/x/spot/cancel-all', ok: '00000', effect: 'act' },
    cancelOrder: { path: '/v1/x/spot/cancel-order', ok: '00000', effect: 'act' },
    candles: { path: '/v1/x/spot/candles', ok: '00000', effect: 'none' },
    fees: { path: '/v1/x/spot/fees', ok: '00000', effect: 'none' },
    markets: { path: '/v1/x/spot/markets', ok: '00000', effect: 'none' },
    myTrades: { path: '/v1/x/spot/my-trades', ok: '00000', effect: 'none' },
    openOrders: { path: '/v1/x/spot/open-orders', ok: '00000', effect: 'none' },
    orderBook: { path: '/v1/x/spot/order-book', ok: '00000', effect: 'none' },
    orderDetail: { path: '/v1/x/spot/order-detail', ok: '00000', effect: 'none' },
    orderHistory: { path: '/v1/x/spot/order-history', ok: '00000', effect: 'none' },
    placeOco: { path: '/v1/x/spot/place-oco', ok: '00000', effect: 'act-once' },
    placeOrder: { path: '/v1/x/spot/place-order', ok: '00000', effect: 'act-once' },
    quoteSets: { path: '/v1/x/spot/quote-sets', ok: '00000', effect: 'none' },
    releaseQuotes: { path: '/v1/x/spot/release-quotes', ok: '00000', effect: 'act' },
    reserveQuotes: { path: '/v1/x/spot/reserve-quotes', ok: '00000', effect: 'act-once' },
    setQuotes: { path: '/v1/x/spot/set-quotes', ok: '00000', effect: 'act' },
    tickers: { path: '/v1/x/spot/tickers', ok: '00000', effect: 'none' },
    trades: { path: '/v1/x/spot/trades', ok: '00000', effect: 'none' },
  },
} as const satisfies Record<string, Record<string, CallRow>>;
