import type { Act } from './use-act.ts';

/** The result of the last action. Screen readers announce it. */
export function Notice({ notice }: Pick<Act, 'notice'>) {
  return (
    <p className={notice?.isFault ? 'notice fault' : 'notice'} role="status">
      {notice?.text}
    </p>
  );
}
