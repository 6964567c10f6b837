import type { FileText } from './file-text.ts';

/** A file that grows row by row; its head is in it from the start. */
export interface WrittenFile {
  add(rows: ReadonlyArray<readonly string[]>): Promise<void>;
  /** The whole content. */
  end(): Promise<Buffer>;
}

export type OpenFile = (text: FileText) => WrittenFile;
