import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { loginFailure } from '#features/sessions/web/login-failure.ts';
import { merchantQuery } from '#features/sessions/web/use-merchant.ts';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import styles from './landing-page.module.css';

/** Why the visitor stands at the door again; nothing when no login failed. */
export function LoginFailureNote({ search }: { search: string }) {
  // Who is logged in could not be looked up: that comes before what the address tells. Not asked again for the note.
  const error = useQueryClient().getQueryState(merchantQuery.queryKey)?.error ?? null;
  const sentence = error === null ? loginFailure(search) : wordsOf(error);
  return (
    sentence !== null && (
      <p className={styles.failure} role="alert">
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden /> {sentence}
      </p>
    )
  );
}

function wordsOf(error: unknown): string {
  const reference = referenceOf(error);
  return reference === undefined ? sentenceOf(error) : `${sentenceOf(error)} Reference: ${reference}`;
}
