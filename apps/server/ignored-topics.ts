/** Topics of webhooks that we receive but do not use. They stay in the inbox unchanged and are marked as done. */
export const STORE_NEWS_OF_NO_INTEREST = [
  'app/scopes_update',
  'bulk_operations/finish',
  'carts/create',
  'carts/update',
  'checkouts/delete',
  'customers_marketing_consent/update',
  'draft_orders/create',
  'draft_orders/update',
  'orders/edited',
];
export const WHATSAPP_NEWS_OF_NO_INTEREST = [
  'whatsapp/account_alerts',
  'whatsapp/account_settings_update',
  'whatsapp/business_status_update',
  'whatsapp/calls',
  'whatsapp/flows',
  'whatsapp/group_lifecycle_update',
  'whatsapp/group_participants_update',
  'whatsapp/group_settings_update',
  'whatsapp/group_status_update',
  'whatsapp/message_template_components_update',
  'whatsapp/messaging_handovers',
  'whatsapp/partner_solutions',
  'whatsapp/payment_configuration_update',
  'whatsapp/security',
  'whatsapp/tracking_events',
];
