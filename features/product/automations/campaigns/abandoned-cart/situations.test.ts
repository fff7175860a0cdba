import { expect, it } from 'vitest';
import { NAMELESS } from '#features/foundations/templates/contract/nameless.ts';
import { composeFlow, type Composed } from '#features/product/flows/rules/flow/compose-flow.ts';
import { defaultNodes } from '#features/product/flows/rules/flow/default-nodes.ts';
import { showsDiscount } from '#features/product/flows/rules/flow/pick-template.ts';
import { formatPercent, localeOf } from '#features/product/flows/rules/flow/shopper-locale.ts';
import { dropReason } from '../../rules/shared-drops.ts';
import { usableDiscount } from '../../rules/usable-discount.ts';
import { decideOnTimer } from './decide.ts';
import { abandonedCart } from './definition.ts';
import {
  DROPPED_CASES,
  SENT_CASES,
  makeSituation,
  type Outcome,
  type Situation,
} from './situations.cases.ts';
import { valuesOfCart } from './values-of-cart.ts';

it.each([...SENT_CASES, ...DROPPED_CASES])('a reminder is due: %s', (_name, overrides, outcome) => {
  const decided = decide(makeSituation(overrides));
  if ('text' in outcome) expect(decided).toEqual({ text: expect.stringContaining(outcome.text) });
  else expect(decided).toEqual(outcome);
});

/** Makes the engine's decisions in its order, without a database. */
function decide(situation: Situation): Outcome {
  const { cart, recipient, isOn, hasSender } = situation;
  const facts = { campaignOn: isOn, isInPlan: true, purpose: abandonedCart.purpose, recipient, hasSender };
  const reason = dropReason(decideOnTimer(cart), facts);
  if (reason !== null) return { reason };
  const message = compose(situation);
  if ('missing' in message) return { reason: message.missing };
  const [content] = message.parts.map((part) => part.content);
  if (content?.kind === 'messengerButtons') return { text: content.text };
  if (content?.kind !== 'template') throw new Error(`a reminder as ${content?.kind}`);
  const values = content.body.map((one) => ('text' in one ? one.text : one.link));
  return { template: content.templateName, values };
}

function compose({
  cart,
  channel,
  language,
  flow,
  imageUrl,
  ...set
}: Situation): Composed | { missing: 'discountMissing' } {
  const definition = abandonedCart.channels[channel].flows.find(({ key }) => key === flow);
  const nodes = definition && defaultNodes(definition, language, new Map());
  if (!nodes) throw new Error(`no flow ${flow} in ${language}`);
  const discount = usableDiscount(set.discount);
  if (showsDiscount(nodes) && !discount) return { missing: 'discountMissing' };
  const given = discount?.kind === 'fixed' && {
    discountCode: discount.code,
    discountPercent: formatPercent(discount.percent, localeOf(language)),
  };
  return composeFlow(channel, nodes, {
    values: {
      ...valuesOfCart(cart, language, localeOf(language)),
      supportNumber: '+49 1521 5550101',
      ...given,
    },
    nameless: NAMELESS[language],
    imageUrl,
    products: [],
    receipt: null,
  });
}
