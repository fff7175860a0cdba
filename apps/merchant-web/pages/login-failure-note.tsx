import { IconAlertTriangle } from '@tabler/icons-react';
import { loginFailure } from '#features/sessions/web/login-failure.ts';
import styles from './landing-page.module.css';

const CANNOT_REACH = 'Bellbird cannot be reached. Check your connection and reload this page.';

/** Why the visitor stands at the door again; nothing when no login failed. */
export function LoginFailureNote({ search, unreachable }: { search: string; unreachable: boolean }) {
  const sentence = unreachable ? CANNOT_REACH : loginFailure(search);
  return (
    sentence !== null && (
      <p className={styles.failure} role="alert">
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden /> {sentence}
      </p>
    )
  );
}
