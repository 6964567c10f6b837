import { countryList as countryListCall } from '@peerbourse/contract/reference/country-list';
import { dialCodeList as dialCodeListCall } from '@peerbourse/contract/reference/dial-code-list';
import { answers } from '#platform/http/serve.ts';
import { countryList } from './country-list.ts';
import { dialCodeList } from './dial-code-list.ts';

export const routes = [answers(countryListCall, countryList), answers(dialCodeListCall, dialCodeList)];
