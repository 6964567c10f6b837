export { attachFiles, detachFiles } from './attach-files.ts';
export { cleanPicture } from './clean-picture.ts';
export { comparePicture } from './compare-picture.ts';
export { fileFigures, isContentPicture, pictureHashes, pictureSizes } from './file.table.ts';
export { openTicket } from './file-ticket.ts';
export { keepFile, keepPicture } from './keep-file.ts';
export { bandsOf, isAlikeFromFar, nearBands } from './likeness.rules.ts';
export type { Picture } from './picture-process.ts';
export { readFileContent } from './read-file-content.ts';
