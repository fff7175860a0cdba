import { isIP } from 'node:net';
import * as z from 'zod';

/** The IP addresses and networks (CIDR) of the proxies whose `x-forwarded-for` is trusted. */
export type TrustedProxies = readonly string[];

const LOOPBACK = '127.0.0.0/8, ::1';
const ADVICE = 'Write addresses or networks with commas between, like 10.0.0.5, 192.168.0.0/16, fd00::/8.';

export const proxyVariables = {
  BELLBIRD_TRUSTED_PROXIES: z
    .string()
    .default(LOOPBACK)
    .transform((text) => text.split(',').map((part) => part.trim()))
    .check((context) => {
      for (const part of context.value) {
        const sentence = invalidNetworkReason(part);
        if (sentence) context.issues.push({ code: 'custom', input: part, message: sentence });
      }
    }),
};

function invalidNetworkReason(text: string): string | null {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  if (version === 0 || !isLength || rest.length > 0)
    return `names "${text}", which is no address or network. ${ADVICE}`;
  if (Number(bits) === 0)
    return `names "${text}", which is everybody: anyone could claim any address. Name the proxies alone.`;
  return null;
}
