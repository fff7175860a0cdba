/** The server's URL, which `npm run theme-extension` fills in. */
export const SERVER_URL = 'https://bellbird.example.com';
