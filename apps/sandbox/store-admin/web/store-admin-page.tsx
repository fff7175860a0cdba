import { useReading } from '../../pages/web/use-reading.ts';
import { DraftList } from './draft-list.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';
import { ProductList } from './product-list.tsx';
import { storePath } from './use-act.ts';
import { PARTS, shopHere, usePlace, type Place } from './use-place.ts';

/** The merchant's pages outside the app: orders, drafts and products. */
export function StoreAdminPage() {
  const place = usePlace();
  const { value: store } = useReading<{ name: string }>(storePath(''));
  return (
    <div className="work-page admin">
      <header className="work-head">
        <div>
          <a className="home" href="/">
            Sandbox
          </a>
          <h1>{store?.name ?? shopHere()}</h1>
        </div>
        <nav className="page-links" aria-label="Parts of the store">
          {Object.entries(PARTS).map(([part, title]) => (
            <a key={part} href={`#${part}`} aria-current={isIn(place, part) ? 'page' : undefined}>
              {title}
            </a>
          ))}
          <a href={`/store/${shopHere()}`}>Storefront</a>
        </nav>
      </header>
      <main>
        <Part place={place} />
      </main>
    </div>
  );
}

function Part({ place }: { place: Place }) {
  switch (place.part) {
    case 'order':
      return <OrderPage key={place.id} id={place.id} />;
    case 'drafts':
      return <DraftList />;
    case 'products':
      return <ProductList />;
    case 'orders':
      return <OrderList />;
  }
}

function isIn(place: Place, part: string): boolean {
  return place.part === part || (place.part === 'order' && part === 'orders');
}
