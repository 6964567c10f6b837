import { staffCall } from './site.ts';

type Texts = Record<string, Record<string, string>>;

interface Item {
  fields?: Record<string, unknown>;
  texts: Texts;
  startsAt?: string;
  endsAt?: string;
}

/** Writes an item as an editor does, and shows it at once unless a time is given; answers its version. */
export async function publishItem(kind: string, name: string, { fields = {}, texts, ...times }: Item): Promise<number> {
  const basedOn = await newestVersion(kind, name);
  const { version } = (await staffCall('/v1/admin/content/write-version', { kind, name, basedOn, fields, texts })) as { version: number };
  await showVersion(kind, name, version, times);
  return version;
}

/** Shows a version of an item, an older one too. */
export async function showVersion(kind: string, name: string, version: number, times: { startsAt?: string; endsAt?: string } = {}) {
  await staffCall('/v1/admin/content/publish-version', { kind, name, version, ...times });
}

export async function withdrawItem(kind: string, name: string): Promise<void> {
  await staffCall('/v1/admin/content/withdraw-item', { kind, name });
}

/** 0 for an item that does not exist yet. */
export async function newestVersion(kind: string, name: string): Promise<number> {
  const { items } = (await staffCall('/v1/admin/content/item-list', { kind })) as { items: Array<{ name: string; newestVersion: number }> };
  return items.find((item) => item.name === name)?.newestVersion ?? 0;
}
