import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { writeTemplate as call } from '@peerbourse/contract/p2p/p2p-paymethods/write-template';
import { wordingProblems } from '@peerbourse/rules/paymethods/name-wording';
import { asksAnew, templateFieldProblems } from '@peerbourse/rules/paymethods/template-fields';
import { audit } from '#modules/core/audit/index.ts';
import { fiats } from '#modules/core/reference/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { hasText } from '#platform/texts.ts';
import { countOutdated, insertTemplate, insertTemplateVersion, isCodeTaken, selectTemplate, updateTemplate } from './template.table.ts';

export const writeTemplate: Handler<typeof call> = async ({ tx, actor, visitor }, { paymethodId, version, content }) => {
  await examine(tx, content);
  const id =
    paymethodId === undefined ? await addTemplate(tx, version, content) : await replaceTemplate(tx, Number(paymethodId), version, content);
  const written = { id, version: version + 1, content, author: actor.name };
  await insertTemplateVersion(tx, written);
  await audit(tx, {
    actor,
    act: 'p2p-paymethods.template-written',
    subject: content.code,
    details: { version: written.version },
    address: visitor.address,
  });
  return { paymethodId: String(id), version: written.version, outdated: await countOutdated(tx, id) };
};

async function examine(db: Db, content: TemplateContent): Promise<void> {
  const known = new Set((await fiats(db)).map(({ fiat }) => fiat));
  const problems = [
    ...wordingProblems(content),
    ...templateFieldProblems(content.fields),
    ...(content.fiats.every((fiat) => known.has(fiat)) ? [] : ['fiats']),
    ...content.fields.flatMap(({ label }, at) => (hasText('paymethods', label) ? [] : [`fields.${at}.label`])),
  ];
  if (problems.length > 0) throw refuse('p2p-paymethods.bad-template', { fields: problems.join(', ') });
}

async function addTemplate(tx: Tx, version: number, content: TemplateContent): Promise<number> {
  if (version !== 0) throw refuse('p2p-paymethods.changed-meanwhile');
  const id = await insertTemplate(tx, content);
  if (id === undefined) throw refuse('p2p-paymethods.code-taken', { fields: 'code' });
  return id;
}

async function replaceTemplate(tx: Tx, id: number, version: number, content: TemplateContent): Promise<number> {
  const template = await selectTemplate(tx, id);
  if (!template) throw refuse('p2p-paymethods.unknown-template');
  if (template.version !== version) throw refuse('p2p-paymethods.changed-meanwhile');
  if (await isCodeTaken(tx, content.code, id)) throw refuse('p2p-paymethods.code-taken', { fields: 'code' });
  const isWritten = await updateTemplate(tx, template, content, asksAnew(template.fields, content.fields));
  if (!isWritten) throw refuse('p2p-paymethods.changed-meanwhile');
  return id;
}
