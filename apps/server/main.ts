import { readFlags } from '#platform/config/read-flags.ts';
import { SettingsError } from '#platform/config/settings-error.ts';
import { readSettings, type Settings } from '#platform/config/settings.ts';
import { startServer, type Role } from './server.ts';

const ROLES: readonly Role[] = ['api', 'worker', 'all'];
/** The launcher waits ten seconds; what hangs longer is ended by it. */
const STOP_WITHIN_MS = 9500;

function readRole(): Role {
  const { role: given = 'all' } = readFlags(process.argv.slice(2), { role: { type: 'string' } });
  const role = ROLES.find((one) => one === given);
  if (!role)
    throw new SettingsError([
      { variable: '--role', value: given, sentence: `is not a role. Use one of ${ROLES.join(', ')}.` },
    ]);
  return role;
}

function readAllSettings(): { settings: Settings; role: Role } {
  try {
    return { settings: readSettings(process.env), role: readRole() };
  } catch (error) {
    return endIfSettings(error);
  }
}

/** What is wrong with a setting is for whoever set it: in words, without a stack. */
function endIfSettings(error: unknown): never {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const { settings, role } = readAllSettings();
const server = await startServer(settings, role).catch(endIfSettings);
server.ctx.log.info({ address: server.address }, 'server started');
process.send?.({ kind: 'ready', routes: server.routes });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await server.stop();
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
