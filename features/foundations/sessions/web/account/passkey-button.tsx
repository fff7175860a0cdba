import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { passkeyProblem } from '#features/foundations/second-factors/web/index.ts';
import { AccountProblem } from './account-card.tsx';
import { useLogInByPasskey } from './use-account.ts';

/** Logs in with a passkey of this device, and says what failed. */
export function PasskeyButton({ label, isMain = false }: { label: string; isMain?: boolean }) {
  const { mutate, error, isPending, isSuccess } = useLogInByPasskey();
  return (
    <>
      {error !== null && <AccountProblem>{passkeyProblem(error)}</AccountProblem>}
      <Button
        size="md"
        fullWidth
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconFingerprint size={18} stroke={1.5} aria-hidden />}
        loading={isPending || isSuccess}
        onClick={() => mutate()}
      >
        {label}
      </Button>
    </>
  );
}
