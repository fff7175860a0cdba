import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';

/**
 * Returns the environment variables of one API process on this machine, with the keys that the bench signs and encrypts
 * with.
 */
export function benchEnvironment({
  dataDir,
  databaseUrl,
  port,
}: {
  dataDir: string;
  databaseUrl: string;
  port: number;
}) {
  const sandbox = sandboxEnvironment({ sandboxPort: 1, dataDir });
  return {
    ...process.env,
    ...sandbox,
    BELLBIRD_ENCRYPTION_KEY: sandbox['BELLBIRD_ENCRYPTION_KEY'] ?? '',
    BELLBIRD_META_APP_SECRET: sandbox['BELLBIRD_META_APP_SECRET'] ?? '',
    BELLBIRD_PORT: String(port),
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
  };
}
