import { formatPercent } from '#features/product/flows/rules/flow/shopper-locale.ts';
import { titleOfLines } from '#features/product/flows/rules/flow/title-of-lines.ts';
import type { Tx } from '#platform/database/database.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import { prepaidPercent } from '../settings.ts';
import type { DueCod } from './facts.ts';

/** Returns the values of the question and its answers. The link is the payment link, once there is one. */
export async function compose(_tx: Tx, cod: DueCod, { language, locale }: Composing): Promise<Draft> {
  const percent = prepaidPercent(cod.settings);
  const shown = cod.lines.filter(({ currentQuantity }) => currentQuantity > 0);
  return {
    values: {
      ...(cod.firstName !== null && { firstName: cod.firstName }),
      orderName: cod.orderName,
      orderTotal: formatMoney(cod.totalMinor, cod.currency, locale),
      productTitle: titleOfLines(shown.length > 0 ? shown : cod.lines, language),
      ...(percent > 0 && { prepaidPercent: formatPercent(percent, locale) }),
    },
    imageUrl: null,
    link: cod.invoiceUrl,
  };
}
