/** The payload that Messenger sends when a person taps Get Started in a new chat. */
export const GET_STARTED_PAYLOAD = 'GET_STARTED';
