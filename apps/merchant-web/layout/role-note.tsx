import { IconEye } from '@tabler/icons-react';
import { roleName } from '#features/foundations/team/rules/index.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './role-note.module.css';

/** Says once above the page what the reader's role may not do, where that is most of what the pages offer. */
export function RoleNote({ role }: { role: 'viewer' | 'support' }) {
  return (
    <p className={styles.note}>
      <IconEye size={16} stroke={1.5} aria-hidden />
      <span>{fill(texts.roleNotes[role], { role: roleName(role) })}</span>
    </p>
  );
}
