import { Button } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { Agency, AgencyShop } from '../../contract/agency-calls.ts';
import { roleName } from '../../rules/role-name.ts';
import { texts } from '../../texts/en.ts';
import { useLeaveShop } from './use-agencies.ts';

interface AgencyShopsPanelProps {
  agency: Agency;
  timeZone: string;
}

/** The stores that an agency works for. The agency's managers can end its work for a store. */
export function AgencyShopsPanel({ agency, timeZone }: AgencyShopsPanelProps) {
  const { name, isManager, shops } = agency;
  const [asked, setAsked] = useState<AgencyShop | null>(null);
  const { mutate, isPending } = useLeaveShop(agency, () => setAsked(null));
  return (
    <Panel title={fill(texts.agency.shopsTitle, { agency: name })}>
      {shops.length === 0 && <p>{texts.agency.noShops}</p>}
      {shops.length > 0 && (
        <LineTable name={fill(texts.agency.shopsTable, { agency: name })} minWidth={640}>
          <thead>
            <tr>
              <th scope="col">{texts.agency.shop}</th>
              <th scope="col">{texts.people.role}</th>
              <th scope="col">{texts.agency.since}</th>
              {isManager && (
                <th scope="col">
                  <span className="bb-spoken">{texts.people.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shops.map((shop) => (
              <tr key={shop.shopUrl}>
                <td data-cell="name">
                  <bdi>{shop.shopName}</bdi>
                </td>
                <td data-name={texts.people.role}>{roleName(shop.role)}</td>
                <td data-name={texts.agency.since}>
                  <Moment at={shop.joinedAt} timeZone={timeZone} />
                </td>
                {isManager && (
                  <td data-cell="act">
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={fill(texts.agency.leaveShopOf, { shop: shop.shopName })}
                      onClick={() => setAsked(shop)}
                    >
                      {texts.agency.leaveShop}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </LineTable>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={asked && fill(texts.agency.leaveShopQuestion, { shop: asked.shopName })}
        text={texts.agency.leaveShopText}
        confirm={texts.agency.leaveShop}
        isPending={isPending}
        onConfirm={() => asked && mutate(asked)}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}
