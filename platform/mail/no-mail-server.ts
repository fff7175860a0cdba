/** The stored reason of mails that were given up without a mail server. Screens write it in the reader's language. */
export const NO_MAIL_SERVER = 'No mail server is set up.';
