import { type StaffRole, staffRoles } from '@peerbourse/contract/call';
import { roleText } from '#desk/role-text.ts';
import { roleHints } from './staff-text.ts';

export interface RoleChoiceProps {
  roles: readonly StaffRole[];
  problem: string | undefined;
  onChange: (roles: StaffRole[]) => void;
}

export function RoleChoice({ roles, problem, onChange }: RoleChoiceProps) {
  return (
    <fieldset className="grid gap-1.5" aria-invalid={problem !== undefined}>
      <legend className="text-13 font-semibold">Roles</legend>
      {staffRoles.map((role) => (
        <label key={role} className="flex min-h-8 cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4.5 accent-brand"
            checked={roles.includes(role)}
            onChange={(event) => onChange(staffRoles.filter((other) => (other === role ? event.target.checked : roles.includes(other))))}
          />
          <span>
            {roleText[role]} <span className="text-ink-faint">{roleHints[role]}</span>
          </span>
        </label>
      ))}
      {problem && (
        <p role="alert" className="text-13 text-down">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
