import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

const LANDING_PATHS = /^\/(landing)?(\?|$)/;

/** Sends visitors without a session to the landing page during development, as the server does. */
export function landingForVisitors(apiAddress: string): Plugin {
  const rewriteForVisitor = async (request: IncomingMessage, goOn: () => void) => {
    if (LANDING_PATHS.test(request.url ?? '') && (await isVisitor(apiAddress, request)))
      request.url = `/landing.html${request.url?.replace(/^[^?]*/, '') ?? ''}`;
    goOn();
  };
  return {
    name: 'landing-for-visitors',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => void rewriteForVisitor(request, next));
    },
  };
}

async function isVisitor(apiAddress: string, { headers }: IncomingMessage): Promise<boolean> {
  const asked = { headers: { cookie: headers.cookie ?? '' } };
  const answer = await fetch(`${apiAddress}/auth/login/success`, asked).catch(() => null);
  return answer?.status === 401;
}
