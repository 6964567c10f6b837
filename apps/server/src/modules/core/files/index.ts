export { attachFiles, detachFiles } from './attach-files.ts';
export { cleanPicture } from './clean-picture.ts';
export { fileFigures, isContentPicture, likenessesOf, pictureSizes } from './file.table.ts';
export { openTicket } from './file-ticket.ts';
export { keepFile, keepPicture } from './keep-file.ts';
export { bandsOf, isSamePicture, nearBands } from './likeness.rules.ts';
export type { Picture } from './picture-process.ts';
export { readFileContent } from './read-file-content.ts';
