import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { useSwitchShop } from '#features/foundations/sessions/web/use-switch-shop.ts';
import { roleName } from '#features/foundations/team/rules/index.ts';
import { fill } from '#platform/language/reader.ts';
import { useLeave } from '../navigation/use-leave.ts';
import { texts } from '../texts/en.ts';
import { shopColours } from './shop-colour.ts';
import styles from './shop-switcher.module.css';

/** The name of the shop and the menu of the person's other shops. Only for a person with several. */
export function ShopSwitcher({ merchant: { shopName, shopUrl, shops } }: { merchant: Merchant }) {
  const id = useId();
  const leavePage = useLeave();
  const { mutate, isPending } = useSwitchShop();
  const colours = shopColours(shops.map((shop) => shop.shopUrl));
  const choose = (shop: Merchant['shops'][number]) => {
    if (!shop.isThis) leavePage(() => mutate(shop.shopUrl));
  };
  return (
    <div className={styles.switcher}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={fill(texts.shops.change, { shop: shopName })}
        aria-busy={isPending}
      >
        <ShopFace name={shopName} colour={colours.get(shopUrl)} />
        <bdi className={styles.name}>{shopName}</bdi>
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.title}>
          <Link to="/stores" onClick={() => document.getElementById(id)?.hidePopover()}>
            {texts.shops.title}
          </Link>
        </p>
        <ul className={styles.list}>
          {shops.map((shop) => (
            <li key={shop.shopUrl}>
              <button
                type="button"
                className={styles.shop}
                popoverTarget={id}
                popoverTargetAction="hide"
                aria-current={shop.isThis}
                onClick={() => choose(shop)}
              >
                <ShopFace name={shop.shopName} colour={colours.get(shop.shopUrl)} />
                <span className={styles.words}>
                  <bdi className={styles.name}>{shop.shopName}</bdi>
                  <span className={styles.role}>{roleName(shop.role)}</span>
                </span>
                {shop.isThis && <IconCheck className={styles.here} size={18} stroke={1.5} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link to="/agency" onClick={() => document.getElementById(id)?.hidePopover()}>
            {texts.shops.agencies}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The letter is drawn by the style sheet: as text, it would be a part of the button's visible name. */
function ShopFace({ name, colour }: { name: string; colour: number | undefined }) {
  return (
    <span
      className={styles.face}
      data-colour={colour}
      data-letter={name.trim().charAt(0).toUpperCase()}
      aria-hidden
    />
  );
}
