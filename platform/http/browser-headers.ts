import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Browser features that no page of ours uses, so that an injected script cannot use them either. */
const UNUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Helmet's headers, computed once for all answers: for each answer it would take a third of a light answer's time.
 * `loginAt`: the origin of stores' login pages, as in a content security policy.
 */
export function browserHeaders({ loginAt }: { loginAt: string }): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  policy(loginAt)(request, answer, (fault?: unknown) => {
    if (fault instanceof Error) throw fault;
  });
  const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(headers), 'permissions-policy': UNUSED_FEATURES };
}

function policy(loginAt: string): ReturnType<typeof helmet> {
  return helmet({
    // Only this server serves the merchant app; shop pages embed only the script and its data.
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'http:', 'https:'],
        // A login form redirects to the store, which browsers count as its action, too.
        formAction: ["'self'", loginAt],
        upgradeInsecureRequests: null,
      },
    },
    // Meta's dialogs are pop-ups that report their result to their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Whatever shops' pages load overrides this: scripts, fonts, media and the storefront's answers.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Over plain HTTP, `Origin` or `Referer` shows which page a request comes from. A browser with a stricter policy
    // would hide both.
    referrerPolicy: { policy: 'same-origin' },
    // Set for every answer elsewhere.
    strictTransportSecurity: false,
  });
}
