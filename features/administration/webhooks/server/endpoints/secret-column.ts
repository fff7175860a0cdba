/** Where the secrets of endpoints are sealed for. */
export const SECRET_COLUMN = 'event_endpoints.secret';
