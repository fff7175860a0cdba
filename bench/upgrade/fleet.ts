import path from 'node:path';
import { startProgram, type RunningProgram } from '#tools/start/start-program.ts';
import { reservePort } from '#tools/test-environment/reserve-ports.ts';

/** A server process and its release. */
interface Member {
  role: 'api' | 'worker';
  program: RunningProgram;
}

/** The server processes of an installation, each of one of two releases. */
export class Fleet {
  readonly #env: NodeJS.ProcessEnv;
  readonly #members: Member[] = [];

  /** Every process gets `env`. */
  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** The URLs of the APIs. */
  get apis(): readonly string[] {
    return this.#members.flatMap(({ role, program }) =>
      role === 'api' && program.address !== null ? [program.address.replace('0.0.0.0', '127.0.0.1')] : [],
    );
  }

  /** Starts a server from a release's folder. Resolves when it is ready. */
  async start(folder: string, role: Member['role']): Promise<void> {
    const env = { ...this.#env, ...(role === 'api' && { BELLBIRD_PORT: String(await reservePort()) }) };
    const file = path.join(folder, 'apps/server/main.ts');
    this.#members.push({ role, program: await startProgram(role, file, env, [`--role=${role}`]) });
  }

  /**
   * Replaces the processes one by one: starts one from the other folder, and stops the old one when the new one is
   * ready.
   */
  async replaceEach(folder: string, replaced: () => Promise<void>): Promise<void> {
    const before = this.#members.slice();
    for (const member of before) {
      await this.start(folder, member.role);
      await member.program.stop();
      this.#members.splice(this.#members.indexOf(member), 1);
      await replaced();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map(({ program }) => program.stop()));
  }
}
