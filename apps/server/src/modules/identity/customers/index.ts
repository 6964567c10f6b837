export { noteView } from './note-view.ts';
