import { languageList as languageListCall } from '@peerbourse/contract/languages/language-list';
import { answers } from '#platform/http/serve.ts';
import { languageList } from './language-list.ts';

export const routes = [answers(languageListCall, languageList)];
