import type { Pending } from './outbox.ts';

const databaseName = 'pb_chat';
const storeName = 'outbox';

/** What nobody could send for so long is not sent any more: the order has long gone on. */
const keptMs = 24 * 60 * 60_000;

/**
 * What was written and not confirmed, kept by the browser across reloads. A browser that keeps nothing costs a message that is
 * unsent when the page goes, nothing else; so every failure here is passed by.
 */
export async function keepPending(pending: Pending): Promise<void> {
  await inStore('readwrite', (store) => store.put(pending));
  for (const watcher of watchers) watcher();
}

const watchers = new Set<() => void>();

/** Calls back whenever something is kept on this page; answers how to stop. */
export function watchKept(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export async function forgetPending(clientId: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(clientId));
}

/** Of one person only, because others use the same browser, and of one order if it is named; in the sequence of writing. */
export async function keptPending(userId: string, orderNo?: string): Promise<Pending[]> {
  const all = (await inStore('readonly', (store) => store.getAll() as IDBRequest<Pending[]>)) ?? [];
  const late = all.filter(({ at }) => Date.now() - at > keptMs);
  for (const { clientId } of late) await forgetPending(clientId);
  return all
    .filter((pending) => pending.userId === userId && pending.orderNo === (orderNo ?? pending.orderNo) && !late.includes(pending))
    .sort((one, other) => one.at - other.at);
}

let opened: Promise<IDBDatabase> | undefined;

async function inStore<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> {
  try {
    opened ??= openDatabase();
    const database = await opened;
    return await answerOf(act(database.transaction(storeName, mode).objectStore(storeName)));
  } catch {
    opened = undefined;
    return undefined;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'clientId' });
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
