/** The inbox topics of what channels report and this product handles, each with the features' handler in `apps/server`. */
export const CHANNEL_TOPICS = {
  whatsAppMessage: 'whatsapp/message',
  whatsAppPreferences: 'whatsapp/user_preferences',
  whatsAppNotice: 'whatsapp/error',
  whatsAppTemplateStatus: 'whatsapp/template_status',
  /** What happens in the WhatsApp Business app on a phone. */
  phoneEcho: 'whatsapp/smb_message_echoes',
  phoneContacts: 'whatsapp/smb_app_state_sync',
  phoneHistory: 'whatsapp/history',
  phoneHistoryProgress: 'whatsapp/history_progress',
  messengerEvent: 'messenger/event',
  messengerTemplateStatus: 'messenger/template_status',
  /**
   * What somebody else wrote for the page: a colleague in the page's inbox, or another app. It is no receipt of ours and
   * no message from a person. It stays in the inbox as it arrived, to explain an answer later, and so that an erasure
   * finds it.
   */
  messengerEcho: 'messenger/echo',
  /** Webhooks that could not be processed. They are stored whole and never marked as done. */
  whatsAppUnprocessable: 'whatsapp/unreadable',
  messengerUnprocessable: 'messenger/unreadable',
} as const;
