export { attachFiles } from './attach-files.ts';
export { cleanPicture } from './clean-picture.ts';
export { pictureSizes } from './file.table.ts';
export { openTicket } from './file-ticket.ts';
export { keepPicture } from './keep-picture.ts';
export { readFileContent } from './read-file-content.ts';
