import { languageList as languageListCall } from '@peerbourse/contract/core/languages/language-list';
import { suggestedLanguage as suggestedLanguageCall } from '@peerbourse/contract/core/languages/suggested-language';
import { route } from '#platform/http/serve.ts';
import { languageList } from './language-list.ts';
import { suggestedLanguage } from './suggested-language.ts';

export const routes = [route(languageListCall, languageList), route(suggestedLanguageCall, suggestedLanguage)];
