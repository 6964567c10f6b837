import { untilAwake } from '../../awake.ts';
import { asOwner } from '../../console/as-owner.ts';
import { settingVersion } from '../../console/setting-version.ts';
import { switchMarket } from '../../p2p/market.ts';
import { leaveTrades } from '../../p2p/order-users.ts';
import { textOf } from '../../p2p/text-of.ts';
import { openHall } from '../../p2p/trade/hall-trade.ts';
import { expect, listen, openConsole, test } from '../../site.ts';
import { visit } from '../account/member.ts';

test.beforeAll(async () => {
  await switchMarket(true);
  await ruleForIceland();
});
test.afterAll(async () => {
  await leaveTrades();
  await switchMarket(false);
});

/** Whoever lives there is asked before an order; nobody else is met. */
async function ruleForIceland(): Promise<void> {
  const nothing = {
    accountYoungerThanDays: null,
    identityLevelBelow: null,
    amountFromUsdt: null,
    ordersFrom24h: null,
    amountFromUsdt24h: null,
    faultsFrom24h: null,
    openCasesFrom: null,
    lostCasesFrom30d: null,
    isSecurityFresh: false,
    sharesWithRestricted: false,
  };
  const when = { ...nothing, countries: ['IS'] };
  const rule = { id: 'iceland', name: 'Orders from Iceland', isOn: true, acts: ['place-order'], outcome: 'ask', question: 'purpose', when };
  await asOwner(`INSERT INTO settings_versions (key, version, value, author) VALUES ('risk.rules', $1, $2, 'test')`, [
    (await settingVersion('risk.rules')) + 1,
    JSON.stringify({ answerHours: 24, decisionDays: 10, rules: [rule] }),
  ]);
}

for (const language of ['en', 'ar']) {
  test(`R8.4 in ${language} an order is asked about, answered, approved by staff, and goes on`, { tag: '@core' }, async ({ browser }) => {
    const [say, common, hall] = [textOf('risk', language), textOf('common', language), textOf('p2p', language)];
    const trade = await openHall(browser, { side: 'sell', wantsAcceptance: false, language, width: 390 });
    const { page, person } = trade.taker;
    await asOwner(`UPDATE accounts_users SET country = 'IS' WHERE user_id = $1`, [person.userId]);
    const buy = page.getByRole('button', { name: hall('buy_amount', { amount: '100', coin: 'USDT' }), exact: true });
    await page.locator(`#take-${trade.adNo}`).click();
    await page.getByLabel(hall('you_pay')).fill('93');
    await buy.click();

    const question = page.getByRole('dialog', { name: say('question_purpose') });
    const opened = page.context().waitForEvent('page');
    await question.getByRole('button', { name: common('risk_open') }).click();
    const answer = await opened;
    await expect(answer.getByRole('heading', { name: say('question_purpose') })).toBeVisible();
    await expect(answer.getByText(say('why_place_order'))).toBeVisible();
    const requestNo = answer.url().split('/').at(-1) ?? '';
    const words = answer.getByRole('textbox', { name: say('answer') });
    await untilAwake(words);
    await words.fill('I pay my rent abroad with it.');
    await answer.getByRole('button', { name: say('send') }).click();
    await expect(answer.getByText(say('answered_note'))).toBeVisible();

    await buy.click();
    await page
      .getByRole('dialog', { name: common('risk_review_title') })
      .getByRole('button', { name: common('understood') })
      .click();

    const desk = await (await browser.newContext({ viewport: { width: 1_440, height: 900 } })).newPage();
    const complaints = listen(desk);
    await openConsole(desk, '#/risk/requests');
    await desk.getByRole('button', { name: new RegExp(requestNo) }).click();
    await desk.getByLabel('Why you look').selectOption('risk-review');
    await desk.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(desk.getByText('I pay my rent abroad with it.')).toBeVisible();
    await desk.keyboard.press('a');
    const dialog = desk.getByRole('dialog', { name: 'Approve this answer' });
    await dialog.getByLabel('Reason').fill('Plausible for the amount');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('Approved: the customer passes this rule.')).toBeVisible();
    expect(complaints).toEqual([]);
    await desk.context().close();

    await visit(answer, new URL(answer.url()).pathname);
    await expect(answer.getByText(say('approved_note'))).toBeVisible();
    await answer.close();
    await buy.click();
    await expect(page).toHaveURL(/\/p2p-trade\/order\/\d{18,19}$/);
    expect(trade.complaints()).toEqual([]);
    await trade.close();
  });
}
