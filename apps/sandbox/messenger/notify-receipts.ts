import { notifyChanged, type MessengerAccount, type PageMessage } from './messenger-account.ts';
import { postPageWebhook } from './post-page-webhook.ts';

const ECHO_AFTER_MS = 60;
const DELIVERED_AFTER_MS = 250;

/** Sends the webhooks that follow a message of the page: its echo, then its delivery. */
export function followPageMessage(account: MessengerAccount, message: PageMessage): void {
  setTimeout(() => notifyEcho(account, message), ECHO_AFTER_MS).unref();
  setTimeout(() => deliver(account, message), DELIVERED_AFTER_MS).unref();
}

function notifyEcho(account: MessengerAccount, { id, pageId, psid, at, message }: PageMessage): void {
  const { text, metadata, attachment } = message;
  const echo = {
    mid: id,
    is_echo: true,
    app_id: Number(account.sandbox.settings.meta.appId),
    ...(metadata !== undefined && { metadata }),
    ...(text !== undefined && { text }),
    ...(attachment !== undefined && { attachments: [attachment] }),
  };
  postPageWebhook(account, {
    pageId,
    field: 'message_echoes',
    part: { messaging: [{ sender: { id: pageId }, recipient: { id: psid }, timestamp: at, message: echo }] },
    summary: `echo to ${psid}`,
  });
}

function deliver(account: MessengerAccount, message: PageMessage): void {
  const { id, pageId, psid, at } = message;
  if (message.state === 'sent') {
    message.state = 'delivered';
    notifyChanged(account);
  }
  const timestamp = account.sandbox.clock.now().getTime();
  postPageWebhook(account, {
    pageId,
    field: 'message_deliveries',
    part: {
      messaging: [
        {
          sender: { id: psid },
          recipient: { id: pageId },
          timestamp,
          delivery: { mids: [id], watermark: at },
        },
      ],
    },
    summary: `delivered to ${psid}`,
  });
}

/**
 * Marks everything until now as read, as when the person opens the thread. Messenger reports only the time of reading.
 */
export function readThreadOf(account: MessengerAccount, pageId: string, psid: string): number {
  const unread = [...account.messages.values()].filter(
    (message) =>
      message.pageId === pageId &&
      message.psid === psid &&
      message.direction === 'fromPage' &&
      message.state !== 'read',
  );
  if (unread.length === 0) return 0;
  for (const message of unread) message.state = 'read';
  notifyChanged(account);
  const timestamp = account.sandbox.clock.now().getTime();
  const watermark = Math.max(...unread.map(({ at }) => at));
  postPageWebhook(account, {
    pageId,
    field: 'message_reads',
    part: {
      messaging: [{ sender: { id: psid }, recipient: { id: pageId }, timestamp, read: { watermark } }],
    },
    summary: `read by ${psid}`,
  });
  return unread.length;
}
