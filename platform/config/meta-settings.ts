import * as z from 'zod';
import { required, webAddress } from './setting-shapes.ts';

/** The Meta app behind WhatsApp and Messenger. `graphVersion` looks like `v25.0`. */
export interface MetaSettings {
  /** Null when the installation has no app for Facebook logins; then no pages or numbers can be connected. */
  appId: string | null;
  /** The login configuration for WhatsApp's embedded signup. */
  loginConfigId: string | null;
  /** The URL of the login dialog. */
  dialogUrl: string;
  /** The base URL of links to a page's chat. */
  chatLinkUrl: string;
  /** The base URL of links to a WhatsApp chat. */
  whatsappLinkUrl: string;
  appSecret: string;
  verifyToken: string;
  graphUrl: string;
  graphVersion: string;
  /** Whether Meta has approved the app's feature Human Agent, so that people can answer for seven days on Messenger. */
  hasHumanAgent: boolean;
}

export const metaVariables = {
  BELLBIRD_META_APP_SECRET: required('Copy the app secret from Basic settings of your Meta app.'),
  BELLBIRD_META_VERIFY_TOKEN: required(
    'Choose a phrase, and enter the same one at Webhooks in your Meta app.',
  ),
  BELLBIRD_META_GRAPH_URL: webAddress('the address of the Graph API').default('https://graph.facebook.com'),
  BELLBIRD_META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, { error: 'is not a Graph API version. Write it like v25.0.' })
    .default('v25.0'),
  BELLBIRD_META_HUMAN_AGENT: z
    .enum(['true', 'false'], { error: 'is neither true nor false.' })
    .default('false')
    .transform((text) => text === 'true'),
  BELLBIRD_META_APP_ID: z.string().optional(),
  BELLBIRD_META_LOGIN_CONFIG_ID: z.string().optional(),
  BELLBIRD_META_DIALOG_URL: webAddress('the address of the login dialog').default('https://www.facebook.com'),
  BELLBIRD_META_CHAT_LINK_URL: webAddress('the address that links into chats begin with').default(
    'https://m.me',
  ),
  BELLBIRD_META_WHATSAPP_LINK_URL: webAddress(
    'the address that links into WhatsApp chats begin with',
  ).default('https://wa.me'),
};

export function metaPart(values: z.output<z.ZodObject<typeof metaVariables>>): MetaSettings {
  return {
    appId: values.BELLBIRD_META_APP_ID ?? null,
    loginConfigId: values.BELLBIRD_META_LOGIN_CONFIG_ID ?? null,
    dialogUrl: values.BELLBIRD_META_DIALOG_URL,
    chatLinkUrl: values.BELLBIRD_META_CHAT_LINK_URL,
    whatsappLinkUrl: values.BELLBIRD_META_WHATSAPP_LINK_URL,
    appSecret: values.BELLBIRD_META_APP_SECRET,
    verifyToken: values.BELLBIRD_META_VERIFY_TOKEN,
    graphUrl: values.BELLBIRD_META_GRAPH_URL,
    graphVersion: values.BELLBIRD_META_GRAPH_VERSION,
    hasHumanAgent: values.BELLBIRD_META_HUMAN_AGENT,
  };
}
