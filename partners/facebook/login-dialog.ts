/** The permissions a merchant is asked for. Subscribing to a page's webhooks needs `pages_manage_metadata`. */
const PAGE_PERMISSIONS = ['pages_show_list', 'pages_messaging', 'pages_manage_metadata'] as const;

/** The dialog's URL, its app, and the URL it redirects to. */
export interface Dialog {
  dialogUrl: string;
  graphVersion: string;
  appId: string;
  redirectUri: string;
  state: string;
}

/** Returns the URL where a person chooses pages. Declined permissions are asked for again. */
export function pageLoginAddress(dialog: Dialog): string {
  return dialogAddress(dialog, { scope: PAGE_PERMISSIONS.join(','), auth_type: 'rerequest' });
}

/** Returns the URL of WhatsApp's embedded signup, version 4, with the Meta app's configuration. */
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
