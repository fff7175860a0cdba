import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** What no page of ours asks for, so that no script that got into one can. */
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
 * What helmet tells browsers, once for all answers: worked out anew for each, it takes a third of a light answer's time.
 * `loginAt`: the origin of stores' own login pages, as a content security policy writes it.
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
    // The merchant app is served by this server alone; shop pages embed only the script and its data.
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'http:', 'https:'],
        // A login's form is led on to the store, which browsers count as its action too.
        formAction: ["'self'", loginAt],
        upgradeInsecureRequests: null,
      },
    },
    // Meta's dialogs are pop-ups that tell their opener how they ended.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // What shops' pages load says otherwise of itself: scripts, fonts, media and the storefront's answers.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Over plain HTTP a page's acts are known by their `Origin` or `Referer`: a browser that tells none hides both.
    referrerPolicy: { policy: 'same-origin' },
    // Every answer says it, not these alone.
    strictTransportSecurity: false,
  });
}
