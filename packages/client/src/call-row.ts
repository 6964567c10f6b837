/** What the client knows of a call: enough to make it. */
export interface CallRow {
  path: string;
  /** The code of success, which differs by service. */
  ok: string | number;
  /** What it does: nothing, something, or something that a repeated key does only once. */
  effect: 'none' | 'act' | 'act-once';
  /** Fields that travel encrypted, and fields that those are tied to. */
  sealed?: readonly string[];
  bound?: readonly string[];
  /** Headers that belong to this call. */
  sends?: Readonly<Record<string, string>>;
}

export interface CallOptions {
  /** A UUID of your own for what must happen only once; the client makes one if there is none. Keep it to ask again after a crash. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}
