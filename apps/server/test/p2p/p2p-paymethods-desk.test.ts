import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallInput } from '@peerbourse/contract/call';
import { addMethod } from '@peerbourse/contract/p2p/p2p-paymethods/add-method';
import { changeMethod } from '@peerbourse/contract/p2p/p2p-paymethods/change-method';
import { deleteMethod } from '@peerbourse/contract/p2p/p2p-paymethods/delete-method';
import { methodTemplateList } from '@peerbourse/contract/p2p/p2p-paymethods/method-template-list';
import { myMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { resolveReview } from '@peerbourse/contract/p2p/p2p-paymethods/resolve-review';
import { reviewQueue } from '@peerbourse/contract/p2p/p2p-paymethods/review-queue';
import { switchMethod } from '@peerbourse/contract/p2p/p2p-paymethods/switch-method';
import { templateList } from '@peerbourse/contract/p2p/p2p-paymethods/template-list';
import { templateVersions } from '@peerbourse/contract/p2p/p2p-paymethods/template-versions';
import { writeTemplate } from '@peerbourse/contract/p2p/p2p-paymethods/write-template';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccounts } from '#modules/identity/privacy/close-accounts.ts';
import { initialTemplates } from '#modules/p2p/p2p-paymethods/initial/write-initial-templates.ts';
import { startRole } from '#platform/role-runtime.ts';
import { migrate } from '../../src/one-shots.ts';
import { gcash, newPhilippineNumber, payingPerson, saveGcash } from '../support/fixtures/paying-users.ts';
import type { QuickPerson } from '../support/fixtures/quick-users.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const root = join(import.meta.dirname, '../../../..');

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

type Content = CallInput<typeof writeTemplate>['content'];

const ownBank: Content = {
  code: 'own-bank',
  name: 'Own Bank',
  icon: 'own-bank',
  fiats: ['PHP'],
  countries: ['PH'],
  fields: [
    {
      name: 'account',
      label: 'field_account_number',
      type: 'number',
      required: true,
      check: 'text',
      countries: [],
      pattern: '\\d{10}',
      options: [],
      mask: 'tail',
      isAccount: true,
    },
  ],
  wording: null,
  rail: 'instant',
  settleMinutes: 5,
  isReversible: false,
  wantsReceipt: false,
  isActive: true,
  popularity: 0,
};
const [accountField] = ownBank.fields as [Content['fields'][number]];

async function write(input: CallInput<typeof writeTemplate>) {
  return (await env.call(writeTemplate, input)).body;
}

async function firstState({ browser }: QuickPerson) {
  const [first] = (await browser.ask(myMethodList, {})).paymethods;
  return first && { state: first.state, isTemplateChanged: first.isTemplateChanged, disabledBy: first.disabledBy };
}

describe('templates', () => {
  it('are written in versions, and ask people again only when they ask for something else', async () => {
    const { data: added } = await write({ version: 0, content: ownBank });
    expect(added).toMatchObject({ version: 1, outdated: 0 });
    const { paymethodId } = added;
    expect(Number(paymethodId)).toBeGreaterThanOrEqual(1_000);
    const person = await payingPerson(env);
    const info = [{ name: 'account', value: '1234567890' }];
    await person.browser.ask(addMethod, { ...gcash(), paymethodId, paymethodInfo: info });

    const renamed = { ...ownBank, name: 'Own Bank (new)', settleMinutes: 10 };
    expect((await write({ paymethodId, version: 1, content: renamed })).data).toMatchObject({ version: 2, outdated: 0 });
    expect(await firstState(person)).toMatchObject({ state: 'ACTIVE', isTemplateChanged: false });

    const longer = { ...renamed, fields: [{ ...accountField, pattern: '\\d{12}' }] };
    expect((await write({ paymethodId, version: 2, content: longer })).data).toMatchObject({ version: 3, outdated: 1 });
    expect(await firstState(person)).toMatchObject({ state: 'NEEDS_UPDATE', isTemplateChanged: true });

    expect((await write({ paymethodId, version: 3, content: { ...longer, isActive: false } })).data).toMatchObject({ version: 4 });
    expect(await firstState(person)).toMatchObject({ state: 'DISABLED', disabledBy: 'template' });
    const offered = await person.browser.ask(methodTemplateList, { fiatCode: 'PHP' });
    expect(offered.paymethods.some((method) => method.paymethodId === paymethodId)).toBe(false);

    const { versions } = (await env.call(templateVersions, { paymethodId })).body.data;
    expect(versions.map(({ version, author }) => [version, author])).toEqual([4, 3, 2, 1].map((version) => [version, 'operator']));
    expect(versions.at(-1)?.content).toEqual(ownBank);
    const lines = await env.query(`SELECT FROM audit_entries WHERE act = 'p2p-paymethods.template-written' AND subject = 'own-bank'`);
    expect(lines).toHaveLength(4);
  });

  it('two writers at once cannot both win', async () => {
    const { data } = await write({ version: 0, content: { ...ownBank, code: 'two-writers' } });
    const inputs = ['One', 'Two', 'Three'].map((name) =>
      write({ paymethodId: data.paymethodId, version: 1, content: { ...ownBank, code: 'two-writers', name } }),
    );
    const codes = (await Promise.all(inputs)).map(({ code }) => code);
    expect(codes.sort()).toEqual(['00000', '63309', '63309']);
  });

  it('are refused with the places that are wrong', async () => {
    const bad = async (content: Content) => {
      const { code, data } = await write({ version: 0, content });
      return [code, (data as unknown as { fields?: string } | null)?.fields];
    };
    expect(await bad({ ...ownBank, code: 'sepa' })).toEqual(['63310', 'code']);
    expect(await bad({ ...ownBank, code: 'x', fiats: ['XXX'] })).toEqual(['63311', 'fiats']);
    expect(await bad({ ...ownBank, code: 'x', countries: ['PH', 'JP'], wording: 'bank_transfer' })).toEqual(['63311', 'countries']);
    expect(await bad({ ...ownBank, code: 'x', fields: [{ ...accountField, pattern: '(a+)+' }] })).toEqual(['63311', 'fields.0.pattern']);
    expect(await bad({ ...ownBank, code: 'x', fields: [{ ...accountField, label: 'field_nobody_knows' }] })).toEqual([
      '63311',
      'fields.0.label',
    ]);
    expect((await write({ paymethodId: '99999', version: 1, content: ownBank })).code).toBe('63301');
    expect((await env.call(templateVersions, { paymethodId: '99999' })).body.code).toBe('63301');
  });

  it('that operators have changed are not touched by the next release', async () => {
    const { templates } = (await env.call(templateList, { fiatCode: 'PLN' })).body.data;
    const blik = templates.find(({ content }) => content.code === 'blik');
    if (!blik) throw new Error('BLIK comes with the release');
    await write({ paymethodId: blik.paymethodId, version: blik.version, content: { ...blik.content, popularity: 7 } });
    await migrate(env.config.databaseUrl('owner'));
    const again = (await env.call(templateList, { fiatCode: 'PLN' })).body.data.templates.find(({ content }) => content.code === 'blik');
    expect(again).toMatchObject({ version: 2, content: { popularity: 7 } });
  });

  it('of an exchange from before wordings get theirs in a version of their own, unless somebody renamed them', async () => {
    const owner = new pg.Client({ connectionString: env.config.databaseUrl('owner') });
    await owner.connect();
    try {
      await owner.query('BEGIN');
      await owner.query(`
        ALTER TABLE p2p_paymethods_templates DROP COLUMN wording CASCADE;
        CREATE VIEW p2p_paymethods_kinds AS SELECT id, name, icon, rail, settle_minutes FROM p2p_paymethods_templates;
        UPDATE p2p_paymethods_template_versions SET content = content - 'wording';
        UPDATE p2p_paymethods_templates SET name = 'Furikomi' WHERE code = 'bank-transfer-jp'`);
      await owner.query(readFileSync(join(root, 'migrations/20261118000500_p2p-paymethods-wordings.sql'), 'utf8'));
      const { rows } = await owner.query<{ code: string; wording: string | null; version: number; content: Content }>(`
        SELECT code, wording, template.version, content FROM p2p_paymethods_templates template
        JOIN p2p_paymethods_template_versions written ON written.template_id = template.id AND written.version = template.version
        WHERE template.id < 1000`);
      expect(rows.every(({ wording, content }) => content.wording === wording)).toBe(true);
      const written = new Map(rows.map(({ code, wording, version }) => [code, [wording, version]]));
      expect(written.get('bank-transfer-jp')).toEqual([null, 1]);
      expect(written.get('bank-transfer-kr')).toEqual(['bank_transfer', 2]);
      const missed = initialTemplates.filter(({ code, wording }) => code !== 'bank-transfer-jp' && written.get(code)?.[0] !== wording);
      expect(missed.map(({ code }) => code)).toEqual([]);
    } finally {
      await owner.query('ROLLBACK');
      await owner.end();
    }
  });
});

async function reviewOf(methodNo: string) {
  const { reviews } = (await env.call(reviewQueue, {})).body.data;
  return reviews.find(({ methods }) => methods.some(({ userPaymethodId }) => userPaymethodId === methodNo));
}

describe('one account number in several hands', () => {
  it('is a review with masked names and numbers, and is allowed', async () => {
    const [one, two] = [await payingPerson(env), await payingPerson(env)];
    const phone = newPhilippineNumber();
    const first = await saveGcash(one, phone);
    expect(await reviewOf(first)).toBeUndefined();
    const second = await saveGcash(two, phone);
    const review = await reviewOf(first);
    expect(review?.methods).toMatchObject([
      { userPaymethodId: first, userId: one.userId, holderName: 'A** E**', paymethodName: 'GCash', account: `****${phone.slice(-4)}` },
      { userPaymethodId: second, userId: two.userId, state: 'ACTIVE' },
    ]);
    expect(JSON.stringify(review)).not.toContain(phone.slice(1));
    const { reviewNo = '' } = review ?? {};
    const resolved = await env.call(resolveReview, { reviewNo, disable: [], note: 'They are married.' });
    expect(resolved.body.data).toEqual({ reviewNo, outcome: 'allowed' });
    expect(await reviewOf(first)).toBeUndefined();
    expect((await env.call(resolveReview, { reviewNo, disable: [], note: 'Once more, please.' })).body.code).toBe('63313');
  });

  it('is found across templates, and also when both save at the same moment', async () => {
    const people = [await payingPerson(env), await payingPerson(env), await payingPerson(env)];
    const phone = newPhilippineNumber();
    const saved = await Promise.all(
      people.map(({ browser }, at) => browser.ask(addMethod, { ...gcash(phone), paymethodId: at === 1 ? '222' : '221' })),
    );
    const review = await reviewOf(saved[0]?.userPaymethodId ?? '');
    expect(review?.methods.map(({ userPaymethodId }) => userPaymethodId).sort()).toEqual(saved.map((each) => each.userPaymethodId).sort());
  });

  it('of one person is no matter, whatever accounts they have', async () => {
    const person = await payingPerson(env);
    const phone = newPhilippineNumber();
    const first = await saveGcash(person, phone);
    await person.browser.ask(addMethod, { ...gcash(phone), paymethodId: '222' });
    expect(await reviewOf(first)).toBeUndefined();
  });

  it('is disabled for whoever is named, who can neither enable it again nor save it again', async () => {
    const [one, two, stranger] = [await payingPerson(env), await payingPerson(env), await payingPerson(env)];
    const phone = newPhilippineNumber();
    const [first, second, foreign] = [await saveGcash(one, phone), await saveGcash(two, phone), await saveGcash(stranger)];
    const { reviewNo = '' } = (await reviewOf(first)) ?? {};
    const note = 'The bank says that it is the account of the first.';
    expect((await env.call(resolveReview, { reviewNo, disable: [second, foreign], note })).body.code).toBe('63302');
    expect((await env.call(resolveReview, { reviewNo, disable: [second], note })).body.data).toEqual({ reviewNo, outcome: 'disabled' });
    expect(await firstState(one)).toMatchObject({ state: 'ACTIVE' });
    expect(await firstState(two)).toMatchObject({ state: 'DISABLED', disabledBy: 'risk' });
    expect((await two.browser.call(switchMethod, { userPaymethodId: second, isEnabled: true })).body.code).toBe('63308');
    const disabledByUs = '63308';
    expect((await two.browser.call(deleteMethod, { userPaymethodId: second })).body.code).toBe(disabledByUs);
    expect((await two.browser.call(addMethod, { ...gcash(phone), paymethodId: '222' })).body.code).toBe(disabledByUs);
    const change = async (userPaymethodId: string, number: string) => {
      const { paymethodInfo, accountPwd } = gcash(number);
      return (await two.browser.call(changeMethod, { userPaymethodId, paymethodInfo, accountPwd })).body.code;
    };
    expect(await change(second, newPhilippineNumber())).toBe(disabledByUs);
    expect(await change(await saveGcash(two), phone)).toBe(disabledByUs);
    expect(await firstState(stranger)).toMatchObject({ state: 'ACTIVE' });
    expect(
      await env.query(`SELECT FROM audit_entries WHERE act = 'p2p-paymethods.review-resolved' AND subject = $1`, [reviewNo]),
    ).toHaveLength(1);
    expect((await env.call(resolveReview, { reviewNo: '1234567890123456789', disable: [], note })).body.code).toBe('63312');
  });

  it('comes a page at a time', async () => {
    const phones = [newPhilippineNumber(), newPhilippineNumber(), newPhilippineNumber()];
    const [one, two] = [await payingPerson(env), await payingPerson(env)];
    for (const phone of phones) for (const person of [one, two]) await saveGcash(person, phone);
    const seen: string[] = [];
    const { waiting } = (await env.call(reviewQueue, {})).body.data;
    for (let after: string | null | undefined; after !== null; ) {
      const page = (await env.call(reviewQueue, { limit: 2, ...(after ? { after } : {}) })).body.data;
      seen.push(...page.reviews.map(({ reviewNo }) => reviewNo));
      after = page.next;
    }
    expect(seen).toHaveLength(waiting);
    expect(new Set(seen).size).toBe(waiting);
  });
});

it('an account that closes takes along what it typed', async () => {
  const person = await payingPerson(env);
  const gone = await saveGcash(person);
  await saveGcash(person);
  await person.browser.ask(deleteMethod, { userPaymethodId: gone });
  await env.query(`UPDATE accounts_users SET state = 'closing', closes_at = app_now() WHERE id = $1`, [person.accountId]);
  const runtime = startRole('worker', env.config);
  await closeAccounts(runtime).finally(() => runtime.db.destroy());
  expect(
    await env.query('SELECT DISTINCT state, closed_values FROM p2p_paymethods_methods WHERE account_id = $1', [person.accountId]),
  ).toEqual([{ state: 'deleted', closed_values: '' }]);
});

it('the invariants of payment methods hold', async () => {
  for (const [name, query] of Object.entries(invariants).filter(([each]) => /payment method/.test(each))) {
    expect(await env.query(query), name).toEqual([]);
  }
});
