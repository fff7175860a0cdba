import { beginSandbox } from '../../../apps/sandbox/begin-sandbox.ts';
import { hostProgram } from './host-program.ts';

hostProgram(async ({ env }) => ({ told: {}, ...(await beginSandbox(env)) }));
