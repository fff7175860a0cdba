import { readFlags } from '#platform/config/read-flags.ts';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { readSandboxLaunch } from '#platform/config/settings.ts';
import { runAndExit } from '../run/run-and-exit.ts';
import { SANDBOX_PROGRAM } from '../start/launch.ts';
import { noticeEnd } from '../start/notice-end.ts';
import { startProgram } from '../start/start-program.ts';

/**
 * `npm run sandbox` runs only the stand-ins of the providers, for a server that is started separately. With
 * `--print-environment` it prints the settings of such a server for a shell, and ends.
 */
await runAndExit(async () => {
  const flags = readFlags(process.argv.slice(2), { 'print-environment': { type: 'boolean' } });
  const settings = readSandboxLaunch(placesOf(process.env));
  const own = sandboxEnvironment(settings);
  if (flags['print-environment']) {
    for (const [name, value] of Object.entries(own)) console.log(`export ${name}='${value}'`);
    return;
  }
  const env = {
    ...process.env,
    ...own,
    BELLBIRD_PUBLIC_URL: settings.publicUrl,
    BELLBIRD_SANDBOX_PORT: String(settings.sandboxPort),
    BELLBIRD_SANDBOX_MAIL_PORT: String(settings.sandboxMailPort),
    BELLBIRD_DATA_DIR: settings.dataDir,
  };
  const sandbox = await startProgram('sandbox', SANDBOX_PROGRAM, env);
  let isAsked = false;
  noticeEnd(() => {
    isAsked = true;
    void sandbox.stop();
  });
  console.log(`The sandbox is ready at http://localhost:${settings.sandboxPort}/control-panel.`);
  const ending = await sandbox.ended;
  if (!isAsked) throw new Error(ending);
});

/**
 * Returns only the addresses and the data folder. The sandbox has its own keys, even if the shell has keys for the
 * server.
 */
function placesOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const wanted = ['PORT', 'SANDBOX_PORT', 'SANDBOX_MAIL_PORT', 'DATA_DIR', 'LOG_LEVEL', 'PUBLIC_URL'];
  return Object.fromEntries(wanted.map((name) => [`BELLBIRD_${name}`, env[`BELLBIRD_${name}`]]));
}
