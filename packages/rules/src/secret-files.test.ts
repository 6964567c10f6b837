import { expect, it } from 'vitest';
import { withSecretFiles } from './secret-files.ts';

const files: Record<string, string> = {
  '/run/secrets/keys': 'k1:of-a-file\n',
  '/run/secrets/two-lines': 'one\ntwo\n',
  '/run/secrets/empty': '\n',
};

function read(path: string): string {
  const text = files[path];
  if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  return text;
}

const given = (variables: Record<string, string>) => withSecretFiles(variables, ['PB_KEYS', 'PB_TOKEN'], read);

it('takes a secret from its file, without the line break at the end', () => {
  expect(given({ PB_KEYS_FILE: '/run/secrets/keys', PB_ENV: 'beta' })).toEqual({
    variables: { PB_KEYS: 'k1:of-a-file', PB_KEYS_FILE: '/run/secrets/keys', PB_ENV: 'beta' },
    problems: [],
  });
  expect(given({ PB_TOKEN_FILE: '/run/secrets/two-lines' }).variables.PB_TOKEN).toBe('one\ntwo');
  expect(given({ PB_TOKEN_FILE: '/run/secrets/empty' })).toMatchObject({ variables: { PB_TOKEN: '' }, problems: [] });
});

it('leaves alone what is given itself, and names of files that are no secrets', () => {
  const variables = { PB_KEYS: 'k1:itself', PB_TOKEN_FILE: '', PB_COUNTRY_FILE: '/country' };
  expect(given(variables)).toEqual({ variables, problems: [] });
});

it('says what is wrong: given twice, not there', () => {
  expect(given({ PB_KEYS: 'k1:itself', PB_KEYS_FILE: '/run/secrets/keys' }).problems).toEqual([
    'PB_KEYS: is given, and so is PB_KEYS_FILE; one of them must go',
  ]);
  expect(given({ PB_KEYS_FILE: '/nowhere' }).problems).toEqual(['PB_KEYS_FILE: /nowhere cannot be read: ENOENT']);
});
