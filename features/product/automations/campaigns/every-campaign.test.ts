import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { LEADS_TO, type FlowDefinition } from '#features/product/flows/contract/flow-definition.ts';
import { FlowNodes } from '#features/product/flows/contract/flow-node.ts';
import { LANGUAGES } from '#features/product/flows/contract/language.ts';
import { templatesIn } from '#features/product/flows/rules/flow/default-nodes.ts';
import { repliesOf } from '#features/product/flows/rules/flow/flow-shape.ts';
import { CAMPAIGNS } from '../campaign-list.ts';
import { CAMPAIGN_NAMES } from '../contract/campaign-names.ts';
import { DripSettings } from '../contract/drip-settings.ts';
import type { Decision, Effect } from '../rules/effect.ts';
import { sidesOf } from '../rules/sides-of.ts';

const SIDES = CAMPAIGNS.flatMap(sidesOf);
const FLOWS = SIDES.flatMap(({ type, channel, side }) =>
  side.flows.map((flow) => [`${type} on ${channel}: ${flow.key}`, { flow, side, channel }] as const),
);
const inEach = (flow: FlowDefinition) =>
  LANGUAGES.map((language) => ({ language, nodes: flow.nodes[language] ?? [] }));

it.each(CAMPAIGNS.map(({ type }) => type))('%s has a name', (type) => {
  expect(Object.keys(CAMPAIGN_NAMES)).toContain(type);
});

/** A campaign's case tables. The last column has the effects of an event or the decision of a timer. */
interface CaseTables {
  EVENT_CASES: readonly (readonly [...unknown[], readonly Effect<unknown>[]])[];
  TIMER_CASES: readonly (readonly [...unknown[], Decision])[];
}

/** Returns each campaign with its case tables. The follow-ups of opt-in tools share their tables. */
async function tablesOfCampaigns() {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const found = folders.map(async ({ name }) => {
    const has = (file: string) => existsSync(`${import.meta.dirname}/${name}/${file}`);
    if (!has('definition.ts')) return [];
    const exported = Object.values<unknown>(await import(`./${name}/definition.ts`));
    const from = has('decide.cases.ts') ? name : 'opt-in-follow-ups';
    const tables = (await import(`./${from}/decide.cases.ts`)) as CaseTables;
    return CAMPAIGNS.filter((campaign) => exported.includes(campaign)).map((campaign) => ({
      campaign,
      tables,
    }));
  });
  return (await Promise.all(found)).flat();
}

it('has a sentence for exactly the drop reasons of each campaign', async () => {
  const reported = await tablesOfCampaigns();
  expect(reported.map(({ campaign }) => campaign.type).toSorted()).toEqual(
    CAMPAIGNS.map(({ type }) => type).toSorted(),
  );
  for (const { campaign, tables } of reported) {
    const effects = tables.EVENT_CASES.flatMap((row) => row.at(-1) as readonly Effect<unknown>[]);
    const decisions = tables.TIMER_CASES.map((row) => row.at(-1) as Decision);
    const made = [...effects, ...decisions].filter((one) => 'reason' in one);
    const sentences = Object.keys(campaign.words.reasons);
    // Reasons why a wait ended have shared sentences unless a campaign has its own.
    const own = made.filter(({ kind }) => kind !== 'end').map(({ reason }) => reason);
    expect(sentences, campaign.type).toEqual(expect.arrayContaining(own));
    expect(
      made.map(({ reason }) => reason),
      campaign.type,
    ).toEqual(expect.arrayContaining(sentences));
  }
});

it('counts every offer towards the frequency cap, except the welcomes that people sign up for', () => {
  const types = (some: typeof CAMPAIGNS) => some.map(({ type }) => type).toSorted();
  const requested = CAMPAIGNS.filter((campaign) => campaign.isRequested);
  expect(types(requested)).toEqual(types(CAMPAIGNS.filter(({ subjectKind }) => subjectKind === 'optIn')));
});

describe('the default flows', () => {
  it.each(FLOWS)('%s exists in every language, in a form that its channel accepts', (_name, { flow }) => {
    for (const { language, nodes } of inEach(flow)) {
      expect(nodes.length, language).toBeGreaterThan(0);
      expect(FlowNodes.safeParse(nodes).error?.issues ?? [], language).toEqual([]);
      for (const template of templatesIn(nodes)) {
        expect(TemplateDefinition.safeParse(template).error?.issues ?? [], language).toEqual([]);
      }
    }
  });

  it.each(FLOWS)('%s has the same parts, values and answers in every language', (_name, { flow }) => {
    const [first, ...others] = inEach(flow).map(({ nodes }) => ({
      kinds: nodes.map(({ kind }) => kind),
      values: templatesIn(nodes).map(({ variables }) => variables.map(({ name }) => name).toSorted()),
      replies: repliesOf(nodes).map(({ leadsTo }) => leadsTo),
    }));
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(FLOWS)('%s leads only to existing flows of its campaign', (_name, { flow, side }) => {
    const keys = side.flows.map(({ key }) => `${LEADS_TO}${key}`);
    for (const { leadsTo } of repliesOf(flow.nodes.en))
      if (leadsTo.startsWith(LEADS_TO)) expect(keys).toContain(leadsTo);
    const drips = side.drips.map(({ dripIndex }) => dripIndex);
    for (const started of flow.begins) expect(drips).toContain(started);
  });

  it('have the support number in every WhatsApp template of a campaign that requires one', () => {
    const without = FLOWS.filter(([, { channel, side }]) => channel === 'WA' && side.hasSwitch)
      .flatMap(([, { flow }]) => templatesIn(flow.nodes.en))
      .filter(({ variables }) => !variables.some(({ name }) => name === 'supportNumber'));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('have unique template names', () => {
    const names = FLOWS.filter(([, { channel }]) => channel === 'WA').flatMap(([, { flow }]) =>
      templatesIn(flow.nodes.en).map(({ name }) => name),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the default messages of a new shop', () => {
  it.each(SIDES.map((one) => [`${one.type} on ${one.channel}`, one.side] as const))('%s', (_name, side) => {
    for (const drip of side.drips) {
      const flow = side.flows.find(({ key }) => key === drip.flow);
      expect(flow?.begins).toContain(drip.dripIndex);
      expect(DripSettings.safeParse(drip.settings).success).toBe(true);
    }
  });
});
