import { spawnSync } from 'node:child_process';

/** The user that runs PostgreSQL. Empty: the user of this process. */
export type PostgresAccount = { uid: number; gid: number } | Record<string, never>;

const USER = 'postgres';

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`, who is created here if missing. Everybody
 * else runs it as themselves.
 */
export function postgresAccount(): PostgresAccount {
  if (process.getuid?.() !== 0) return {};
  const found = findUser();
  if (found) return found;
  const made = spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/',
    USER,
  ]);
  const account = findUser();
  if (account) return account;
  throw new Error(
    `PostgreSQL does not run as root, and the system user ${USER} could not be made` +
      ` (${made.stderr?.toString().trim() || 'useradd is missing'}). Make that user, or set DATABASE_URL.`,
  );
}

/** Whether the account passes `test <flag> <file>`. The system itself is asked, so that ACLs and mounts count. */
export function accountCan(account: PostgresAccount, flag: '-x' | '-w', file: string): boolean {
  return spawnSync('test', [flag, file], { ...account, cwd: '/' }).status === 0;
}

function findUser(): PostgresAccount | null {
  const [uid, gid] = [userNumber('-u'), userNumber('-g')];
  return uid === null || gid === null ? null : { uid, gid };
}

function userNumber(flag: '-u' | '-g'): number | null {
  const answer = spawnSync('id', [flag, USER], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : null;
}
