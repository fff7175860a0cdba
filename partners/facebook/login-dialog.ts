/** What a merchant is asked for; `pages_manage_metadata` is what subscribing a page's webhooks needs. */
const PAGE_PERMISSIONS = ['pages_show_list', 'pages_messaging', 'pages_manage_metadata'] as const;

/** Where the dialog is, for which app, and where it sends the browser afterwards. */
export interface Dialog {
  dialogUrl: string;
  graphVersion: string;
  appId: string;
  redirectUri: string;
  state: string;
}

/** The address that asks a person for their pages. Declined permissions are asked for again. */
export function pageLoginAddress(dialog: Dialog): string {
  return dialogAddress(dialog, { scope: PAGE_PERMISSIONS.join(','), auth_type: 'rerequest' });
}

/** The address of WhatsApp's embedded signup, version 4, as the configuration in the Meta app describes it. */
export function embeddedSignupAddress(dialog: Dialog, configId: string): string {
  return dialogAddress(dialog, {
    config_id: configId,
    override_default_response_type: 'true',
    extras: JSON.stringify({ version: 'v4', sessionInfoVersion: '3', setup: {} }),
  });
}

function dialogAddress(dialog: Dialog, more: Record<string, string>): string {
  const query = new URLSearchParams({
    client_id: dialog.appId,
    redirect_uri: dialog.redirectUri,
    state: dialog.state,
    response_type: 'code',
    display: 'popup',
    ...more,
  });
  return `${dialog.dialogUrl}/${dialog.graphVersion}/dialog/oauth?${query.toString()}`;
}
