import { startSandbox } from '../../../apps/sandbox/start-sandbox.ts';
import { hostProgram } from './host-program.ts';

hostProgram(async ({ env }) => ({ told: {}, ...(await startSandbox(env)) }));
