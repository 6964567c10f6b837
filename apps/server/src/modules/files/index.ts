export { attachFiles } from './attach-files.ts';
export { cleanPicture } from './clean-picture.ts';
export { pictureSizes } from './file.table.ts';
export { openTicket } from './file-ticket.ts';
export { readFileContent } from './read-file-content.ts';
export { keepPicture } from './store-picture.ts';
