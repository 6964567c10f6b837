import { countryRestriction as countryRestrictionCall } from '@peerbourse/contract/core/restrictions/country-restriction';
import { hongKongNotice as hongKongNoticeCall } from '@peerbourse/contract/core/restrictions/hong-kong-notice';
import { route } from '#platform/http/serve.ts';
import { countryRestriction } from './country-restriction.ts';
import { hongKongNotice } from './hong-kong-notice.ts';

export const routes = [route(hongKongNoticeCall, hongKongNotice), route(countryRestrictionCall, countryRestriction)];
