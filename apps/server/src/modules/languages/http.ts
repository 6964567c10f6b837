import { languageList as languageListCall } from '@peerbourse/contract/languages/language-list';
import { suggestedLanguage as suggestedLanguageCall } from '@peerbourse/contract/languages/suggested-language';
import { answers } from '#platform/http/serve.ts';
import { languageList } from './language-list.ts';
import { suggestedLanguage } from './suggested-language.ts';

export const routes = [answers(languageListCall, languageList), answers(suggestedLanguageCall, suggestedLanguage)];
