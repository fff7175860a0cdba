/** The languages a merchant's template can have (document 3, section 9; Cloud API, supported languages). */
export const TEMPLATE_LANGUAGES: readonly string[] = (
  'af sq ar az bn bg ca zh_CN zh_HK zh_TW hr cs da nl en en_GB en_US et fil fi fr ka de el gu ha he hi hu id ga it ' +
  'ja kn kk ko lo lv lt mk ms ml mr nb fa pl pt_BR pt_PT pa ro ru sr sk sl es es_AR es_ES es_MX sw sv ta te th tr ' +
  'uk ur uz vi zu'
).split(' ');

/** Languages that WhatsApp knows only with a country. The editor does not offer them. */
const RARE_LANGUAGES = ['be', 'ky', 'prs', 'ps', 'rw', 'si'];

const KNOWN = new Set([...TEMPLATE_LANGUAGES.map((code) => code.split('_')[0]), ...RARE_LANGUAGES]);

/**
 * Whether a template can be submitted in a language: `de`, or `de_AT` with a country. WhatsApp adds countries from time
 * to time, so WhatsApp itself checks the country.
 */
export function isTemplateLanguage(code: string): boolean {
  const [, language] = /^([a-z]{2,3})(_[A-Z]{2})?$/.exec(code) ?? [];
  return language !== undefined && KNOWN.has(language);
}
