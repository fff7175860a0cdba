import { expect, it } from 'vitest';
import { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { templateFaults } from '#features/foundations/templates/rules/template-faults.ts';
import { toUtilityTemplate } from '#features/foundations/templates/rules/to-utility-template.ts';
import { CAMPAIGNS } from '#features/product/automations/campaign-list.ts';
import { sidesOf } from '#features/product/automations/rules/sides-of.ts';
import { LEADS_TO } from '#features/product/flows/contract/flow-definition.ts';
import { FlowNodes } from '#features/product/flows/contract/flow-node.ts';
import { LANGUAGES } from '#features/product/flows/contract/language.ts';
import { templatesIn } from '#features/product/flows/rules/flow/default-nodes.ts';

const SIDES = CAMPAIGNS.flatMap(sidesOf);
const FLOWS = SIDES.flatMap(({ type, channel, side }) =>
  side.flows.flatMap((flow) =>
    LANGUAGES.map((language) => ({
      name: `${channel} ${flow.key} ${language}`,
      type,
      channel,
      flow,
      language,
    })),
  ),
);

it.each(FLOWS)('$name has valid text for its channel', ({ channel, flow, language }) => {
  const nodes = FlowNodes.parse(flow.nodes[language]);
  for (const template of templatesIn(nodes)) {
    expect(templateFaults(TemplateDefinition.parse(template))).toEqual([]);
    if (channel === 'FB') expect(toUtilityTemplate(template)).toMatchObject({ kind: 'request' });
  }
});

it('has one text for each template name', () => {
  const texts = new Map<string, Set<string>>();
  for (const { flow, language } of FLOWS)
    for (const { name, body } of templatesIn(flow.nodes[language] ?? []))
      texts.set(`${name} ${language}`, (texts.get(`${name} ${language}`) ?? new Set()).add(body));
  expect([...texts].filter(([, bodies]) => bodies.size > 1)).toEqual([]);
});

it.each(SIDES)(
  '$type on $channel starts each drip with its own flow, and links only to its own flows',
  (one) => {
    const keys = one.side.flows.map(({ key }) => key);
    for (const { flow, dripIndex } of one.side.drips)
      expect(one.side.flows.find(({ key }) => key === flow)?.begins).toContain(dripIndex);
    const ledTo = [...JSON.stringify(one.side.flows).matchAll(new RegExp(`"${LEADS_TO}([a-z0-9_]+)"`, 'g'))];
    expect(keys).toEqual(expect.arrayContaining(ledTo.map(([, key]) => key)));
    expect(new Set(keys).size).toBe(keys.length);
  },
);
