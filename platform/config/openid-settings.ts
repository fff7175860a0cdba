import * as z from 'zod';
import { isLoopback } from './loopback.ts';
import { webAddress } from './setting-shapes.ts';
import type { SettingsFault } from './settings-error.ts';

const MAPPED_ROLES = ['admin', 'marketer', 'support', 'viewer'] as const;

/** A value of the role claim that gives a role in a shop. */
export interface OpenIdRole {
  value: string;
  role: (typeof MAPPED_ROLES)[number];
  shopUrl: string;
}

/** A login provider that speaks OpenID Connect. */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the login page calls the provider. */
  name: string;
  /** The domains of e-mail addresses that may log in, in lower case. Empty for all. */
  domains: readonly string[];
  /** The claim whose values give roles. Null if membership comes from invitations only. */
  roleClaim: string | null;
  roles: readonly OpenIdRole[];
}

const ROLE = new RegExp(`^([^=,]+)=(${MAPPED_ROLES.join('|')})@([a-z0-9][a-z0-9-]*\\.myshopify\\.com)$`);
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export const openIdVariables = {
  BELLBIRD_OPENID_ISSUER: webAddress('the issuer of your login provider').optional(),
  BELLBIRD_OPENID_CLIENT_ID: z.string().optional(),
  BELLBIRD_OPENID_CLIENT_SECRET: z.string().optional(),
  BELLBIRD_OPENID_NAME: z.string().max(40, { error: 'is longer than 40 characters.' }).optional(),
  BELLBIRD_OPENID_DOMAINS: z
    .string()
    .transform((text) => listOf(text.toLowerCase()))
    .refine((domains) => domains.every((domain) => DOMAIN.test(domain)), {
      error: 'is not a list of domains. Write it like shop.example, agency.example.',
    })
    .optional(),
  BELLBIRD_OPENID_ROLE_CLAIM: z.string().optional(),
  BELLBIRD_OPENID_ROLES: z
    .string()
    .transform(listOf)
    .refine((rules) => rules.every((rule) => ROLE.test(rule)), {
      error: 'is not a list of roles. Write it like editors=marketer@my-store.myshopify.com.',
    })
    .transform((rules) => rules.map(readRole))
    .optional(),
};

type OpenIdValues = z.output<z.ZodObject<typeof openIdVariables>>;

export function openIdPart(values: OpenIdValues): OpenIdSettings | null {
  const {
    BELLBIRD_OPENID_ISSUER: issuer,
    BELLBIRD_OPENID_CLIENT_ID: clientId,
    BELLBIRD_OPENID_CLIENT_SECRET: clientSecret,
  } = values;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return {
    issuer,
    clientId,
    clientSecret,
    name: values.BELLBIRD_OPENID_NAME ?? new URL(issuer).hostname,
    domains: values.BELLBIRD_OPENID_DOMAINS ?? [],
    roleClaim: values.BELLBIRD_OPENID_ROLE_CLAIM ?? null,
    roles: values.BELLBIRD_OPENID_ROLES ?? [],
  };
}

const NEEDED = [
  'BELLBIRD_OPENID_ISSUER',
  'BELLBIRD_OPENID_CLIENT_ID',
  'BELLBIRD_OPENID_CLIENT_SECRET',
] as const;
const OF_ROLES = ['BELLBIRD_OPENID_ROLE_CLAIM', 'BELLBIRD_OPENID_ROLES'] as const;

/** Returns the faults of incomplete settings, and of an issuer without HTTPS, whose answers others could change. */
export function openIdFaults(set: Record<string, string>): SettingsFault[] {
  const issuer = set['BELLBIRD_OPENID_ISSUER'];
  const isPlain = issuer !== undefined && URL.canParse(issuer) && new URL(issuer).protocol === 'http:';
  const faults = isPlain && !isLoopback(new URL(issuer).hostname) ? [plainFault(issuer)] : [];
  return [
    ...missingOf(set, NEEDED, 'is missing. Set issuer, client id and client secret, or none of them.'),
    ...missingOf(set, OF_ROLES, 'is missing. Set both the claim and the roles that it gives, or neither.'),
    ...faults,
  ];
}

function plainFault(value: string): SettingsFault {
  const sentence = 'is not encrypted. Only a provider on this machine may begin with http://.';
  return { variable: 'BELLBIRD_OPENID_ISSUER', value, sentence };
}

function missingOf(
  set: Record<string, string>,
  variables: readonly string[],
  sentence: string,
): SettingsFault[] {
  const missing = variables.filter((variable) => set[variable] === undefined);
  if (missing.length === variables.length) return [];
  return missing.map((variable) => ({ variable, value: undefined, sentence }));
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readRole(rule: string): OpenIdRole {
  const [, value = '', role, shopUrl = ''] = ROLE.exec(rule) ?? [];
  return { value, role: MAPPED_ROLES.find((known) => known === role) ?? 'viewer', shopUrl };
}
