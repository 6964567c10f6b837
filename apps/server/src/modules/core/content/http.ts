import { bannerList as bannerListCall } from '@peerbourse/contract/core/content/banner-list';
import { communityQrCodes as communityQrCodesCall } from '@peerbourse/contract/core/content/community-qr-codes';
import { documentList as documentListCall } from '@peerbourse/contract/core/content/document-list';
import { documentText as documentTextCall } from '@peerbourse/contract/core/content/document-text';
import { matchingCampaign as matchingCampaignCall } from '@peerbourse/contract/core/content/matching-campaign';
import { menuList as menuListCall } from '@peerbourse/contract/core/content/menu-list';
import { noticeBar as noticeBarCall } from '@peerbourse/contract/core/content/notice-bar';
import { p2pArticleList as p2pArticleListCall } from '@peerbourse/contract/core/content/p2p-article-list';
import { pageTitles as pageTitlesCall } from '@peerbourse/contract/core/content/page-titles';
import { placedBannerList as placedBannerListCall } from '@peerbourse/contract/core/content/placed-banner-list';
import { publicDocuments as publicDocumentsCall } from '@peerbourse/contract/core/content/public-documents';
import { statusReport as statusReportCall } from '@peerbourse/contract/core/content/status-report';
import { tradeTips as tradeTipsCall } from '@peerbourse/contract/core/content/trade-tips';
import { route } from '#platform/http/serve.ts';
import { bannerList } from './banner-list.ts';
import { communityQrCodes } from './community-qr-codes.ts';
import { documentList } from './documents/document-list.ts';
import { documentText } from './documents/document-text.ts';
import { p2pArticleList } from './documents/p2p-article-list.ts';
import { publicDocuments } from './documents/public-documents.ts';
import { tradeTips } from './documents/trade-tips.ts';
import { matchingCampaign } from './matching-campaign.ts';
import { menuList } from './menu-list.ts';
import { noticeBar } from './notice-bar.ts';
import { addSharePictures } from './og/share-pictures.ts';
import { pageTitles } from './page-titles.ts';
import { placedBannerList } from './placed-banner-list.ts';
import { statusReport } from './status-report.ts';

export const routes = [
  route(menuListCall, menuList),
  route(bannerListCall, bannerList),
  route(placedBannerListCall, placedBannerList),
  route(noticeBarCall, noticeBar),
  route(matchingCampaignCall, matchingCampaign),
  route(communityQrCodesCall, communityQrCodes),
  route(pageTitlesCall, pageTitles),
  route(documentListCall, documentList),
  route(documentTextCall, documentText),
  route(publicDocumentsCall, publicDocuments),
  route(statusReportCall, statusReport),
  route(tradeTipsCall, tradeTips),
  route(p2pArticleListCall, p2pArticleList),
];

export const alsoServes = addSharePictures;
