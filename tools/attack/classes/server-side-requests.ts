import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { createEndpoint } from '@peerbourse/contract/identity/webhooks/create-endpoint';
import { refusalOfCode } from '@peerbourse/contract/refusals';
import { verifiedLevel } from '@peerbourse/rules/identity-level';
import * as z from 'zod/mini';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { contractCalls } from '../../../apps/server/test/support/contract-calls.ts';
import { payingPerson } from '../../../apps/server/test/support/fixtures/paying-users.ts';
import { giveFactors, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { photo } from '../../../apps/server/test/support/fixtures/valid-requests.ts';
import { hostileTargets } from '../../../apps/server/test/support/hostile-targets.ts';
import { type Attack, inParallel, Tally } from '../tally.ts';
import { inputsWithText } from '../text-fields.ts';

/**
 * One call takes an address that we call: that of a webhook, which refuses every spelling of the own network. The schemas of all others name
 * none, and an address in every text of every call, in the headers and inside of pictures makes nobody come to a listener that waits for it.
 */
export const serverSideRequests: Attack = async (env, { short }) => {
  const tally = new Tally();
  const visits: string[] = [];
  const listener = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => visits.push(bytes.toString('latin1').slice(0, 100)));
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', () => resolve());
  });
  const bait = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/bait`;
  const calls = (await contractCalls()).map(({ call }) => call).filter(({ role }) => role === 'api');
  const { browser } = await payingPerson(env);
  await inParallel(calls, 4, async (call) => {
    const named = /"format":"(?:uri|url)"|"(?:\w*(?:url|uri|href|webhook|callback))":\{/i.exec(
      JSON.stringify(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })),
    );
    tally.held(named === null || call.path === createEndpoint.path, `${call.path} takes an address: ${named?.[0] ?? ''}`);
    if (short && call.changes === 'read') return;
    for (const { field, input } of inputsWithText(call, bait)) {
      const asker = call.auth === 'guest' ? new Browser(env) : browser.copy();
      const { status } = await asker.call(call, input, { referer: bait, 'x-forwarded-host': bait, 'x-original-url': bait });
      tally.held(status < 500, `${bait} as ${field} of ${call.path}: ${status}`);
    }
  });
  for (const file of await baitedFiles(bait)) {
    const { status } = await browser.call(uploadBase64File, { purpose: 'identity-front', file: file.toString('base64') });
    tally.held(status < 500, `a picture with ${file.toString('latin1').slice(0, 60)}: ${status}`);
  }
  const owner = await quickPerson(env, { identityLevel: verifiedLevel });
  for (const url of [...hostileTargets, bait]) {
    const factors = await giveFactors(env, owner, 'change-webhook');
    const { body } = await owner.browser.call(createEndpoint, { url, description: '', types: ['balance.changed'], factors });
    tally.held(['webhooks.bad-address', 'request.invalid'].includes(refusalOfCode(String(body.code)) ?? ''), `${url} became a webhook`);
  }
  listener.close();
  tally.held(visits.length === 0, `the server came to fetch: ${visits.join(' | ')}`);
  return tally;
};

/** Pictures that refer to something outside. */
async function baitedFiles(bait: string): Promise<Buffer[]> {
  const jpeg = Buffer.from(await photo(), 'base64');
  const comment = Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/" href="${bait}"/>`);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return [
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${bait}"/></svg>`),
    Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${bait}">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>`),
    Buffer.from(`push graphic-context\nimage over 0,0 0,0 "${bait}"\npop graphic-context`.padEnd(60)),
    Buffer.from(`#EXTM3U\n#EXTINF:1,\n${bait}\n`.padEnd(60)),
    Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]),
  ];
}
