import { roleName } from '#features/foundations/team/rules/index.ts';
import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { CopyStore } from '../contract/copy-calls.ts';
import { texts } from '../texts/en.ts';
import { Choice, withChoice } from './choice.tsx';

interface ChooseStoresProps {
  stores: readonly CopyStore[];
  chosen: ReadonlySet<string>;
  choose: (chosen: Set<string>) => void;
}

/** The person's other stores. One that cannot receive copies says why. */
export function ChooseStores({ stores, chosen, choose }: ChooseStoresProps) {
  return (
    <Panel title={texts.where.title}>
      {stores.map(({ shopUrl, shopName, role, refusal }) => (
        <Choice
          key={shopUrl}
          name={shopName}
          about={
            refusal === null
              ? fill(texts.where.role, { role: roleName(role) })
              : fill(texts.stores[refusal], { target: shopName })
          }
          isChosen={chosen.has(shopUrl)}
          disabled={refusal !== null}
          onChange={(isChosen) => choose(withChoice(chosen, shopUrl, isChosen))}
        />
      ))}
    </Panel>
  );
}
