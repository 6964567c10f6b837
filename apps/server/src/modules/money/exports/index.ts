export { beginExport } from './begin-export.ts';
export { exportsOfSubject } from './exports-of-subject.ts';
export type { FileSource } from './file-source.ts';
export { fileWords } from './file-text.ts';
export { makeFilesOf } from './make-files.ts';
export { zonedTime } from './zone-time.rules.ts';
