import { deleteQuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/delete-quick-reply';
import { quickReplyList } from '@peerbourse/contract/p2p/p2p-chat/replies/quick-reply-list';
import { maxReplies } from '@peerbourse/contract/p2p/p2p-chat/replies/reply.shape';
import { saveQuickReply } from '@peerbourse/contract/p2p/p2p-chat/replies/save-quick-reply';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalRows } from '#modules/p2p/p2p-chat/personal-rows.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { advertisingPerson, openMarket } from '../support/fixtures/advertising-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let worker: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  worker = startRole('worker', env.config);
  await env.start('api');
  await openMarket(env);
});

afterAll(async () => {
  await worker.db.destroy();
  await env.close();
});

it('R7.13 quick replies are kept, changed and deleted by their owner, and lie encrypted', async () => {
  const { browser } = await advertisingPerson(env);
  const { replyNo: first } = await browser.ask(saveQuickReply, { text: 'Please wait a moment.' });
  const { replyNo: second } = await browser.ask(saveQuickReply, { text: 'Thank you.' });
  await browser.ask(saveQuickReply, { replyNo: first, text: 'One moment, please.' });
  // A change keeps the place, so that the keys stay what they were.
  expect(await browser.ask(quickReplyList, {})).toEqual({
    replies: [
      { replyNo: first, text: 'One moment, please.' },
      { replyNo: second, text: 'Thank you.' },
    ],
    most: maxReplies,
  });
  const rows = await env.query<{ row: string }>('SELECT reply::text AS row FROM p2p_chat_replies reply');
  expect(rows.filter(({ row }) => /moment|Thank/.test(row))).toEqual([]);
  await browser.ask(deleteQuickReply, { replyNo: first });
  expect((await browser.ask(quickReplyList, {})).replies.map(({ replyNo }) => replyNo)).toEqual([second]);
});

it('R7.13 nobody else reads, changes or deletes them', async () => {
  const [owner, stranger] = [await advertisingPerson(env), await advertisingPerson(env)];
  const { replyNo } = await owner.browser.ask(saveQuickReply, { text: 'Mine.' });
  const unknown = refusals['p2p-chat.unknown-reply'].code;
  expect((await stranger.browser.ask(quickReplyList, {})).replies).toEqual([]);
  await expect(stranger.browser.ask(saveQuickReply, { replyNo, text: 'Pay me instead.' })).rejects.toThrow(unknown);
  await expect(stranger.browser.ask(deleteQuickReply, { replyNo })).rejects.toThrow(unknown);
  expect((await owner.browser.ask(quickReplyList, {})).replies).toEqual([{ replyNo, text: 'Mine.' }]);
});

it('R7.13 there are twenty at most, also when many are saved at once', async () => {
  const { browser } = await advertisingPerson(env);
  const texts = Array.from({ length: maxReplies + 3 }, (_, n) => `Reply ${n}`);
  const outcomes = await Promise.allSettled(texts.map((text) => browser.ask(saveQuickReply, { text })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxReplies);
  await expect(browser.ask(saveQuickReply, { text: 'One more' })).rejects.toThrow(refusals['p2p-chat.too-many-replies'].code);
  expect((await browser.ask(quickReplyList, {})).replies).toHaveLength(maxReplies);
});

it('R7.13 they go with the account', async () => {
  const { browser, accountId } = await advertisingPerson(env);
  await browser.ask(saveQuickReply, { text: 'Thank you.' });
  await worker.db.transaction().execute((tx) => personalRows.erase?.(tx as never, [accountId as never]) ?? Promise.resolve());
  expect((await browser.ask(quickReplyList, {})).replies).toEqual([]);
});
