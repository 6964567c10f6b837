export { savedMethods } from './my-method-list.ts';
export { selectTemplatesOf as templatesOf } from './templates/template.table.ts';
export { usableMethods } from './usable-methods.ts';
