import { readFlags } from '#platform/config/read-flags.ts';
import { SettingsError } from '#platform/config/settings-error.ts';
import { readSettings, type Settings } from '#platform/config/settings.ts';
import { whyUnusable } from '#platform/database/why-unusable.ts';
import { whyMachineRefused } from '#platform/errors/why-machine-refused.ts';
import { startServer, type Role } from './server.ts';

const ROLES: readonly Role[] = ['api', 'worker', 'all'];
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

/** What is wrong with a setting, the database or this machine is for whoever runs it: in words, without a stack. */
function endIfSettings(error: unknown): never {
  const words =
    error instanceof SettingsError ? error.message : (whyUnusable(error) ?? whyMachineRefused(error));
  if (words === null) throw error;
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

const { settings, role } = readAllSettings();
const { stopSeconds, drainSeconds } = settings.operation;
const server = await startServer(settings, role).catch(endIfSettings);
server.ctx.log.info({ address: server.address }, 'server started');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(giveUpWaiting, (stopSeconds + drainSeconds) * 1000).unref();
  try {
    await server.stop();
  } catch (error) {
    server.ctx.log.error({ err: error }, 'not stopped in order; what was under way is found by the others');
    process.exit(1);
  }
  process.exit(0);
}

/** What a provider may have got is known to the others: they hear of it, or ask about it in its time. */
function giveUpWaiting(): void {
  server.ctx.log.error(
    { ...server.left(), stopSeconds },
    'stopped before everything had ended; BELLBIRD_STOP_SECONDS says how long is waited',
  );
  process.exit(1);
}

process.on('SIGHUP', () => void stop());
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
// Last: whoever hears it may ask for a stop at once.
process.send?.({ kind: 'ready', routes: server.routes, address: server.address });
