import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import { takeBackup } from '#tools/backup/take-backup.ts';
import { restoreBackup } from '#tools/restore/restore-backup.ts';
import { ask, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';

const KEY = 'an-operator-key-of-24-signs';
/** The operator's credentials. */
export const OPERATOR = { authorization: `Basic ${Buffer.from(`me:${KEY}`).toString('base64')}` };

/** Returns the form token on the operator's page. */
export function formTokenOn(page: unknown): string {
  return /name="formToken" value="([^"]+)"/.exec(String(page))?.[1] ?? '';
}

/** An installation with a backup, and the databases restored from it. */
export class RestoreFixture {
  readonly server: OpenServer;
  readonly folder = path.join(mkdtempSync(path.join(tmpdir(), 'bellbird-backup-')), 'backup');
  readonly #closes: (() => Promise<void>)[] = [];
  #restored: OpenDatabase | null = null;

  private constructor(server: OpenServer) {
    this.server = server;
  }

  static async open(): Promise<RestoreFixture> {
    return new RestoreFixture(await openServer({ role: 'api' }));
  }

  async close(): Promise<void> {
    await this.server.close();
    for (const close of this.#closes.toReversed()) await close();
    rmSync(path.dirname(this.folder), { recursive: true });
  }

  /** The most recently restored database. */
  get restored(): OpenDatabase {
    if (!this.#restored) throw new Error('nothing was restored yet');
    return this.#restored;
  }

  backUp(): Promise<unknown> {
    return takeBackup({ ...this.places(this.server.databaseUrl), isOnS3: false });
  }

  /** Creates an empty database that is dropped with the fixture; returns its URL. */
  async makeDatabase(): Promise<string> {
    const { url, drop } = await cloneDatabase(inject('postgresUrl'), 'template0');
    this.#closes.push(drop);
    return url;
  }

  /** Stops the running programs, restores into a new database, and starts them there. Returns the database's URL. */
  async restoreAnew(): Promise<string> {
    const { environment } = this.server;
    await Promise.all(environment.programs.slice(1).map((program) => program.stop()));
    const url = await this.makeDatabase();
    await restoreBackup({ ...this.places(url), encryptionKey: this.key });
    this.#restored = openDatabase(url, { connections: 2 });
    this.#closes.push(this.#restored.close);
    await environment.startServer('all', { DATABASE_URL: url, BELLBIRD_OPERATOR_KEY: KEY });
    return url;
  }

  places(databaseUrl: string) {
    const { dataDir } = this.server.environment;
    const clockOffsetFile = path.join(dataDir, 'clock-offset');
    return { databaseUrl, dataDir, folder: this.folder, clockOffsetFile };
  }

  get key(): Buffer {
    const { dataDir } = this.server.environment;
    return Buffer.from(readFileSync(path.join(dataDir, 'encryption-key'), 'utf8'), 'base64');
  }

  /** Returns which messages WhatsApp accepted, and which of them twice. */
  summary(): Promise<{ accepted: number; byCallbackData: number; duplicates: string[] }> {
    return this.server.environment.control('/whatsapp/messages/summary');
  }

  async rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.restored.pool.query<Row>(text, values)).rows;
  }

  async count(from: string): Promise<number> {
    const [row] = await this.rows<{ count: number }>(`select count(*)::int as count from (${from}) found`);
    return row?.count ?? 0;
  }

  /** Submits a decision on the operator's page. */
  async decide(form: Record<string, string>) {
    const page = await ask(`${this.server.appUrl}/operator`, { headers: OPERATOR });
    const formToken = formTokenOn(page.body);
    return ask(`${this.server.appUrl}/operator`, {
      method: 'POST',
      headers: { ...OPERATOR, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, formToken }).toString(),
    });
  }

  /** Queues a new message. Once it is sent, a worker has checked everything that is due. */
  async queueOne(sourceEvent: string): Promise<void> {
    const [sender] = await this.rows<{ shop_id: number; sender_id: string; phone: string }>(
      `select s.shop_id, s.sender_id, (select phone_e164 from subscribers limit 1) as phone from senders s limit 1`,
    );
    const of = { shopId: sender?.shop_id ?? 0, senderId: sender?.sender_id ?? '' };
    await queueMessages(this.restored.db, of, {
      phone: sender?.phone ?? '',
      purpose: 'utility',
      // Not a campaign, because a merchant could have turned it off.
      sourceType: 'restoreStory',
      sourceEvent,
    });
  }
}
