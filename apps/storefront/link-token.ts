/** The query parameter with which a link in a chat's message identifies the browser. */
export const LINK_TOKEN = 'bb';
