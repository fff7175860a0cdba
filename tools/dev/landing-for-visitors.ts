import type { Plugin } from 'vite';

const LANDING_PATHS = /^\/(landing)?(\?|$)/;

/** While one develops, this stands for what the server does: visitors without a session get the landing page. */
export function landingForVisitors(apiAddress: string): Plugin {
  return {
    name: 'landing-for-visitors',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (!LANDING_PATHS.test(request.url ?? '')) return next();
        const headers = { cookie: request.headers.cookie ?? '' };
        void fetch(`${apiAddress}/auth/login/success`, { headers })
          .then(({ status }) => {
            if (status === 401) request.url = `/landing.html${request.url?.replace(/^[^?]*/, '') ?? ''}`;
          })
          .catch(() => null)
          .finally(next);
      });
    },
  };
}
