import type { FastifyInstance } from 'fastify';
import { GraphRefusal } from '../graph-refusal.ts';
import { describeFile } from '../media/media-routes.ts';
import { pick, showTemplate } from '../templates/list-templates.ts';
import { checkAccountId, getTemplate } from '../templates/template-routes.ts';
import { checkCallback } from '../webhooks/check-callback.ts';
import { numberSettings, type WhatsAppAccount } from '../whatsapp-account.ts';
import type { NumberSettings } from './number-settings.ts';
import { numbersOf, type AccountNumber } from './numbers.ts';

type Fields = { fields?: string };

/** The fields that Graph returns without `fields`. All others must be requested. */
const DEFAULT_FIELDS = 'id,verified_name,code_verification_status,display_phone_number,quality_rating';

/** Routes of the number and the account: read, register, subscribe. */
export function registerNumber(server: FastifyInstance, account: WhatsAppAccount): void {
  const { businessAccountId } = account.sandbox.settings.whatsapp;

  server.get<{ Params: { id: string }; Querystring: Fields }>('/:version/:id', (request) => {
    const { params, query } = request;
    const number = numbersOf(account).find(({ id }) => id === params.id);
    if (number) return pick(showNumber(account, number), query.fields ?? DEFAULT_FIELDS);
    if (params.id === businessAccountId) return pick(showAccount(account), query.fields ?? 'id,name');
    const file = describeFile(account, params.id, request);
    return file ?? pick(showTemplate(getTemplate(account, params.id)), query.fields);
  });

  server.get<{ Params: { wabaId: string }; Querystring: Fields }>(
    '/:version/:wabaId/phone_numbers',
    ({ params, query }) => {
      checkAccountId(account, params.wabaId);
      const numbers = numbersOf(account).map((number) => showNumber(account, number));
      return { data: numbers.map((number) => pick(number, query.fields ?? DEFAULT_FIELDS)) };
    },
  );

  server.post<{
    Params: { wabaId: string };
    Body: { override_callback_uri?: string; verify_token?: string } | null;
  }>('/:version/:wabaId/subscribed_apps', async ({ params, body }) => {
    checkAccountId(account, params.wabaId);
    await checkCallback(account, body?.override_callback_uri, body?.verify_token);
    return { success: true };
  });
  server.get<{ Params: { wabaId: string } }>('/:version/:wabaId/subscribed_apps', ({ params }) => {
    checkAccountId(account, params.wabaId);
    return { data: [{ whatsapp_business_api_data: { id: '634974688087057', name: 'Bellbird', link: '' } }] };
  });

  server.post<{ Params: { id: string }; Body: { messaging_product?: string; pin?: string } | null }>(
    '/:version/:id/register',
    ({ params, body }) => {
      if (!numbersOf(account).some(({ id }) => id === params.id)) getTemplate(account, params.id);
      if (body?.messaging_product !== 'whatsapp')
        throw new GraphRefusal(100, 'messaging_product is required.');
      const { pin = '' } = body;
      if (!/^\d{6}$/.test(pin)) throw new GraphRefusal(131009, 'pin must be six digits.');
      const settings = numberSettings(account);
      if ((settings.pins?.[params.id] ?? pin) !== pin)
        throw new GraphRefusal(133005, 'The PIN is not the number’s own.');
      settings.pins = { ...settings.pins, [params.id]: pin };
      account.sandbox.world.changed();
      return { success: true };
    },
  );
}

function levelOf({ isInPhoneApp = false, throughputPerSecond }: NumberSettings): string {
  if (isInPhoneApp) return 'COEXISTENCE';
  return throughputPerSecond > 80 ? 'HIGH' : 'STANDARD';
}

export function showNumber(account: WhatsAppAccount, number: AccountNumber): Record<string, unknown> {
  const settings = numberSettings(account);
  const { quality, tier } = settings;
  return {
    verified_name: number.verifiedName,
    code_verification_status: 'VERIFIED',
    display_phone_number: number.displayNumber,
    quality_rating: quality,
    name_status: 'APPROVED',
    status: 'CONNECTED',
    account_mode: 'LIVE',
    platform_type: 'CLOUD_API',
    is_official_business_account: false,
    whatsapp_business_manager_messaging_limit: tier,
    throughput: { level: levelOf(settings) },
    id: number.id,
  };
}

function showAccount(account: WhatsAppAccount): Record<string, unknown> {
  return {
    id: account.sandbox.settings.whatsapp.businessAccountId,
    name: numberSettings(account).verifiedName,
    currency: 'EUR',
    timezone_id: '1',
    message_template_namespace: 'bellbird_sandbox',
    account_review_status: 'APPROVED',
  };
}
