import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/** Server parameters for a small machine that sends much: few checkpoints, and every commit on disk. */
export function postgresParameters(port: number, isThrowaway: boolean): Record<string, string> {
  const memory = Math.floor(totalmem() / MEGABYTE);
  return {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: `${isThrowaway ? 128 : Math.min(2048, Math.max(256, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.floor(memory / 2)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '4GB',
    min_wal_size: '256MB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    random_page_cost: '1.1',
    // Planning with code generation costs more than it saves on short queries.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_lock_waits: 'on',
    ...(isThrowaway
      ? {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          autovacuum: 'off',
          // A test run opens thousands of connections, and each would compute the password's hash 4,096 times.
          scram_iterations: '1',
        }
      : { synchronous_commit: 'on' }),
  };
}
