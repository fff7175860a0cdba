import { useReading } from '../../control/web/use-reading.ts';
import type { DraftReading } from '../../shopify/drafts/draft-reading.ts';
import { inWords, showMoney, showTime } from './show-values.ts';
import { storePath } from './use-act.ts';

/** Draft orders, with the pages on which they are paid. */
export function DraftList() {
  const { value } = useReading<DraftReading[]>(storePath('/drafts'));
  if (!value) return null;
  if (value.length === 0)
    return (
      <p className="card empty">There are no drafts. The app makes one when a shopper is to pay online.</p>
    );
  return (
    <section className="card" aria-label="Drafts">
      <table>
        <thead>
          <tr>
            <th scope="col">Draft</th>
            <th scope="col" className="spare">
              Made
            </th>
            <th scope="col">Status</th>
            <th scope="col" className="spare">
              Tags
            </th>
            <th scope="col">Leads to</th>
            <th scope="col" className="number">
              To pay
            </th>
          </tr>
        </thead>
        <tbody>
          {value.map((draft) => (
            <tr key={draft.id}>
              <th scope="row">{draft.name}</th>
              <td className="spare">{showTime(draft.createdAt)}</td>
              <td>
                <span className={draft.orderId ? 'badge good' : 'badge care'}>{inWords(draft.status)}</span>
              </td>
              <td className="spare">{draft.tags.join(', ')}</td>
              <td>
                {draft.orderId ? (
                  <a href={`#orders/${draft.orderId}`}>Its order</a>
                ) : (
                  <a href={draft.invoiceUrl}>Payment page</a>
                )}
              </td>
              <td className="number">{showMoney(draft.toPay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
