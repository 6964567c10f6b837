export { initialTemplates } from './initial/write-initial-templates.ts';
export { accountMarks, encryptValues, readValues } from './method-values.ts';
export { savedMethods } from './my-method-list.ts';
export { pictureAddress } from './picture-address.ts';
export { savedHolders } from './saved-holders.table.ts';
export { type MethodSnapshot, snapshotMethods } from './snapshot-methods.ts';
export { selectTemplatesOf as templatesOf, type Template } from './templates/template.table.ts';
export { usableMethods } from './usable-methods.ts';
