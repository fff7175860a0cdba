/** The parameter by which a link of a chat's message proves whose browser it is. */
export const LINK_TOKEN = 'bb';
