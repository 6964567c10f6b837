import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { photo } from '../../../apps/server/test/support/fixtures/valid-requests.ts';
import { type HostileFile, hostilePictures, pngOf } from '../../../apps/server/test/support/hostile-pictures.ts';
import { type Attack, inParallel, mustBe, Tally } from '../tally.ts';

/** What a picture must not be as well. */
const passengers: Record<string, string> = {
  HTML: '<html><script>alert(document.domain)</script></html>',
  SVG: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
  ZIP: `PK\u0003\u0004${'\u0001'.repeat(60)}PK\u0005\u0006${'\u0000'.repeat(18)}`,
  PDF: '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>',
  PHP: '<?php system($_GET["c"]); ?>',
};

/** Bombs and polyglots. The full form sends all that the integration tests know; what is accepted must be among what may be. */
export const hostileUploads: Attack = async (env, { short }) => {
  const tally = new Tally();
  const files = short ? await fewFiles() : await hostilePictures();
  for (let start = 0; start < files.length; start += 40) {
    // Uploads have a quota.
    const { browser } = await quickPerson(env);
    await inParallel(files.slice(start, start + 40), 2, async ({ name, base64, fate }) => {
      const { status, body } = await browser.call(uploadBase64File, { purpose: 'identity-front', file: base64 });
      const isAccepted = body.code === uploadBase64File.ok;
      const isHeld = status < 500 && (fate === 'either' || isAccepted === (fate === 'accepted'));
      tally.held(isHeld, `${name}: ${status} ${String(body.code)}`);
    });
  }
  const { browser } = await quickPerson(env);
  const { body } = await browser.call(uploadBase64File, { purpose: 'identity-front', file: await photo() });
  mustBe(body.code === uploadBase64File.ok, `a good picture is accepted afterwards: ${String(body.code)}`);
  return tally;
};

async function fewFiles(): Promise<HostileFile[]> {
  const jpeg = Buffer.from(await photo(), 'base64');
  const polyglots = Object.entries(passengers).flatMap(([name, text]) => [
    { name: `a jpeg with ${name} behind it`, bytes: Buffer.concat([jpeg, Buffer.from(text)]) },
    { name: `${name} with a jpeg behind it`, bytes: Buffer.concat([Buffer.from(text), jpeg]) },
    { name, bytes: Buffer.from(text.padEnd(40)) },
  ]);
  const bombs = [
    [65_535, 65_535],
    [2_147_483_647, 1],
    [0, 0],
  ].map(([width = 0, height = 0]) => ({ name: `a PNG of ${width} x ${height}`, bytes: pngOf(width, height, Buffer.alloc(16)) }));
  const cut = [1, 100, jpeg.length - 2].map((length) => ({ name: `a jpeg cut off at ${length}`, bytes: jpeg.subarray(0, length) }));
  return [...polyglots, ...bombs, ...cut].map(({ name, bytes }) => ({ name, base64: bytes.toString('base64'), fate: 'refused' }));
}
