import { NativeSelect } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { InvitedRole } from '../contract/team-calls.ts';
import { roleName } from '../rules/role-name.ts';
import { texts } from '../texts/en.ts';
import styles from './role-select.module.css';

interface RoleSelectProps {
  /** Of the person or agency that has the role. */
  name: string;
  role: InvitedRole;
  isPending: boolean;
  choose: (role: InvitedRole) => void;
}

/** The role of a person or an agency, as a choice. */
export function RoleSelect({ name, role, isPending, choose }: RoleSelectProps) {
  return (
    <NativeSelect
      className={styles.role ?? ''}
      size="xs"
      aria-label={fill(texts.people.roleOf, { name })}
      disabled={isPending}
      value={role}
      data={InvitedRole.options.map((one) => ({ value: one, label: roleName(one) }))}
      onChange={(event) => choose(InvitedRole.parse(event.currentTarget.value))}
    />
  );
}
