/** What Messenger sends when a person taps Get Started in a chat that is new to them. */
export const GET_STARTED_PAYLOAD = 'GET_STARTED';
