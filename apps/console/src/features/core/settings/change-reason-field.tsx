import { NoteField, type NoteFieldProps } from '#desk/note-field.tsx';

/** Why a setting is changed. */
export function ChangeReasonField(props: Pick<NoteFieldProps, 'note' | 'problem' | 'onChange'>) {
  return <NoteField label="Reason" hint="Read by whoever decides, and kept with the version." {...props} />;
}
