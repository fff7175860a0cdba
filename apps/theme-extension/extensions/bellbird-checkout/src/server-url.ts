/** Where the server is; `npm run theme-extension` fills it in. */
export const SERVER_URL = 'https://bellbird.example.com';
