import type { writeVersion as call } from '@peerbourse/contract/core/content/desk/write-version';
import { fieldsSchema } from '@peerbourse/contract/core/content/kind.shape';
import { defaultLocale, type LocaleCode } from '@peerbourse/contract/locales';
import * as z from 'zod/mini';
import { audit } from '#modules/core/audit/index.ts';
import { emit } from '#platform/db/outbox.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { checkName } from './check-name.ts';
import { checkPictures, checkReferences } from './check-references.ts';
import { insertItem, insertVersion, itemIdOf, type NewBody } from './item.table.ts';
import { isBlank, writtenTexts } from './written-texts.ts';

/** A new version on top of the one that the writer saw; two writers at once cannot both win. */
export const writeVersion: Handler<typeof call> = async ({ tx, actor, visitor }, { kind, name, basedOn, fields, texts }) => {
  await checkName(tx, kind, name);
  const checkedFields = parsedFields(kind, fields);
  const { dropped, ...written } = parsedTexts(kind, texts);
  await checkReferences(tx, kind, name, checkedFields);
  await checkPictures(tx, written.bodies);
  if (basedOn === 0) await insertItem(tx, kind, name);
  const itemId = await itemIdOf(tx, kind, name);
  const version = basedOn + 1;
  const isWritten = itemId && (await insertVersion(tx, itemId, { version, fields: checkedFields, ...written, author: actor.name }));
  if (!isWritten) throw refuse('content.changed-meanwhile');
  const subject = `${kind}/${name}`;
  await audit(tx, { actor, act: 'content.written', subject, details: { version }, address: visitor.address });
  await emit(tx, 'content', subject, { kind, name, version, author: actor.name });
  return { version, dropped };
};

type Input = Parameters<typeof writeVersion>[1];

function parsedFields(kind: Input['kind'], fields: Input['fields']): Record<string, unknown> {
  const parsed = z.safeParse(fieldsSchema(kind), fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse('content.bad-field', { field: String(issue?.path[0] ?? (issue as { keys?: string[] }).keys?.[0] ?? '') });
}

function parsedTexts(kind: Input['kind'], given: Input['texts']) {
  const texts: Partial<Record<LocaleCode, Record<string, string>>> = {};
  const bodies: NewBody[] = [];
  const dropped: string[] = [];
  for (const [language, named] of Object.entries(given) as Array<[LocaleCode, Record<string, string>]>) {
    if (isBlank(named)) continue;
    const written = writtenTexts(kind, named);
    if (written.badText !== undefined) throw refuse('content.bad-text', { field: written.badText, language });
    texts[language] = written.texts;
    bodies.push(...written.bodies.map((body) => ({ locale: language, ...body })));
    dropped.push(...written.dropped.map((what) => `${language}: ${what}`));
  }
  if (!texts[defaultLocale]) throw refuse('content.english-missing');
  return { texts, bodies, dropped };
}
