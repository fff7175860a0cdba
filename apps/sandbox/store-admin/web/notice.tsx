import type { Act } from './use-act.ts';

/** What came of the last act; it is read out. */
export function Notice({ notice }: Pick<Act, 'notice'>) {
  return (
    <p className={notice?.isFault ? 'notice fault' : 'notice'} role="status">
      {notice?.text}
    </p>
  );
}
