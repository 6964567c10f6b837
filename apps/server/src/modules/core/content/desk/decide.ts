import type { Publication } from '@peerbourse/contract/core/content/item.shape';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { audit } from '#modules/core/audit/index.ts';
import { emit } from '#platform/db/outbox.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { insertPublication, type NewPublication } from './item.table.ts';
import { publicationView } from './item.view.ts';

interface Decision extends Omit<NewPublication, 'author'> {
  act: 'content.published' | 'content.withdrawn';
  kind: ContentKind;
  name: string;
  itemId: string;
}

/** What is shown of an item from now or from later on. It stands above every earlier decision, which stay as they are. */
export async function decide(
  { tx, actor, visitor }: CallContext<StaffActor>,
  { act, kind, name, itemId, ...decision }: Decision,
): Promise<Publication> {
  const publication = publicationView(await insertPublication(tx, itemId, { ...decision, author: actor.name }));
  const { version, startsAt, endsAt } = publication;
  const subject = `${kind}/${name}`;
  await audit(tx, { actor, act, subject, details: { version, startsAt, endsAt }, address: visitor.address });
  await emit(tx, 'content', subject, { kind, name, version, startsAt, endsAt, author: actor.name });
  return publication;
}
