import { readFlags } from '#platform/config/read-flags.ts';
import { SettingsError } from '#platform/config/settings-error.ts';
import { readSettings } from '#platform/config/settings.ts';
import { unusableDatabaseReason } from '#platform/database/errors/unusable-database-reason.ts';
import { machineRefusalReason } from '#platform/errors/machine-refusal-reason.ts';
import { startServer, type Role, type RunningServer } from './server.ts';

const ROLES: readonly Role[] = ['api', 'worker', 'all'];

/**
 * Starts the role and settings that the command line and the environment give. An error in them ends the process with a
 * clear message.
 */
export async function launchServer(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<RunningServer> {
  try {
    return await startServer(readSettings(env), readRole(args));
  } catch (error) {
    return endIfSettings(error);
  }
}

function readRole(args: readonly string[]): Role {
  const { role: given = 'all' } = readFlags([...args], { role: { type: 'string' } });
  const role = ROLES.find((one) => one === given);
  if (!role)
    throw new SettingsError([
      { variable: '--role', value: given, sentence: `is not a role. Use one of ${ROLES.join(', ')}.` },
    ]);
  return role;
}

/**
 * Ends the process on an error in a setting, the database or this machine: the operator gets a clear message without a
 * stack trace.
 */
function endIfSettings(error: unknown): never {
  const words =
    error instanceof SettingsError
      ? error.message
      : (unusableDatabaseReason(error) ?? machineRefusalReason(error));
  if (words === null) throw error;
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
