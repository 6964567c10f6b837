import { readCatalogue } from '@peerbourse/texts/read-catalogue';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderText } from '#base/lib/render-text.tsx';
import { ErrorPage } from './error-page.tsx';

it('the error page says what happened and how to go on', () => {
  const { error_title: title = '', error_body: body = '', try_again: again = '' } = readCatalogue('common', 'en');
  expect(renderText(createElement(ErrorPage), 'common').split('\n')).toEqual([title, title, body, again]);
});
