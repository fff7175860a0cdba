import type { ApiKey } from '#features/administration/public-api/contract/key-calls.ts';
import type { ApiPerson } from '#features/administration/public-api/contract/resources/people.ts';
import { SCOPES, type Scope } from '#features/administration/public-api/contract/scope.ts';
import { post } from '#tools/test-environment/channels-client.ts';
import { ask, postJson, type Answer } from '#tools/test-environment/open-server.ts';
import { openTemplateClient, type TemplateClient } from '#tools/test-environment/template-client.ts';

/** The body of a refusal. */
export const problem = (status: number, code: string) => ({ status, body: { status, code } });

/** A program that calls the public API with a key of the demo shop, which may do everything. */
export class ApiClient {
  readonly client: TemplateClient;
  #key = '';
  #phones = 0;

  private constructor(client: TemplateClient) {
    this.client = client;
  }

  static async open(): Promise<ApiClient> {
    const api = new ApiClient(await openTemplateClient());
    api.#key = (await api.makeKey()).secret;
    return api;
  }

  close(): Promise<void> {
    return this.client.close();
  }

  get key(): string {
    return this.#key;
  }

  async makeKey(
    scopes: readonly Scope[] = SCOPES,
    shop = this.client.shop,
  ): Promise<{ secret: string; key: ApiKey }> {
    const path = '/database/api/publicApi/createKey';
    const { body } = await post(shop, path, { shopUrl: shop.url, name: 'Reports', scopes, days: null });
    return body as { secret: string; key: ApiKey };
  }

  read(path: string, secret = this.#key): Promise<Answer> {
    return ask(this.#urlOf(path), { headers: { authorization: `Bearer ${secret}` } });
  }

  write(path: string, body: object, idempotencyKey: string = crypto.randomUUID(), secret = this.#key) {
    return postJson(this.#urlOf(path), body, {
      authorization: `Bearer ${secret}`,
      'idempotency-key': idempotencyKey,
    });
  }

  async makePerson(): Promise<ApiPerson> {
    this.#phones += 1;
    const phone = `+49152155502${String(this.#phones).padStart(2, '0')}`;
    const { body } = await this.write('/people', { phone });
    return body as ApiPerson;
  }

  grant(person: ApiPerson, idempotencyKey?: string) {
    const wording = 'Yes, send me offers.';
    return this.write(`/people/${person.id}/grant-consent`, { wording }, idempotencyKey);
  }

  #urlOf(path: string): string {
    return `${this.client.server.appUrl}/api/v1${path}`;
  }
}
