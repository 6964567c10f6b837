import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { refusals } from '@peerbourse/contract/refusals';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { contractCalls } from '../../../apps/server/test/support/contract-calls.ts';
import { payingPerson } from '../../../apps/server/test/support/fixtures/paying-users.ts';
import { sampleInput } from '../../../apps/server/test/support/fixtures/sample-inputs.ts';
import { type Attack, inParallel, mustBe, Tally } from '../tally.ts';

/** What somebody might hope is taken over from a body, as text: a literal would treat `__proto__` specially. */
const additions = [
  '"isAdmin":true,"role":"staff","roles":["approver"]',
  '"accountId":"1","mainId":"1","userId":"1","identityLevel":2',
  '"balance":"1000000","fee":"0","state":"approved"',
  '"__proto__":{"isAdmin":true,"polluted":1}',
  '"constructor":{"prototype":{"polluted":1}}',
  '"toString":1,"hasOwnProperty":1,"valueOf":null',
];

/** Every call of users and guests with fields that its schema does not name. */
export const massAssignment: Attack = async (env, { short }) => {
  const tally = new Tally();
  const { browser } = await payingPerson(env);
  const calls = (await contractCalls()).map(({ call }) => call).filter(({ role }) => role === 'api');
  await inParallel(calls, 4, async (call) => {
    const asker = call.auth === 'guest' ? new Browser(env) : browser.copy();
    const sample = call.sealed.length > 0 ? undefined : JSON.stringify(sampleInput(call));
    for (const addition of short ? additions.slice(2, 5) : additions) {
      // The body of a sealed call is read after its seal is opened; there the unknown names stand in the sealed body.
      const answer =
        sample === undefined
          ? await asker.call(call, { ...sampleInput(call), ...(JSON.parse(`{${addition}}`) as object) })
          : await asker.send(call, sample === '{}' ? `{${addition}}` : `${sample.slice(0, -1)},${addition}}`, {});
      tally.held(
        answer.body.code === refusals['request.invalid'].code,
        `${addition} at ${call.path}: ${answer.status} ${answer.body.code}`,
      );
    }
  });
  mustBe((await browser.ask(myAccount, {})).userInfo !== null, 'whoever asked is still logged in');
  const { body } = await new Browser(env).call(usdtRate, {});
  tally.held(!JSON.stringify(body).includes('polluted'), 'an answer carries what was put into a prototype');
  return tally;
};
