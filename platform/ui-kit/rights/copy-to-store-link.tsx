import { IconBuildingStore } from '@tabler/icons-react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { hasRight } from '#platform/rights/rights.ts';
import { texts } from '../texts/en.ts';
import { ReaderRole } from './reader-role.ts';

interface CopyToStoreLinkProps {
  /** The id of a thing that can be copied. */
  id: string;
  name: string;
  className?: string;
}

/** A link to the page that copies a thing to another store. Only for people who have one and may write such things. */
export function CopyToStoreLink({ id, name, className }: CopyToStoreLinkProps) {
  const { role, hasOtherStores = false } = useContext(ReaderRole);
  if (!hasOtherStores || !hasRight(role, 'market')) return null;
  const label = fill(texts.stores.copyNamed, { name });
  return (
    <Link
      to={`/stores/copy?chosen=${encodeURIComponent(id)}`}
      aria-label={label}
      title={label}
      {...(className !== undefined && { className })}
    >
      <IconBuildingStore size={18} stroke={1.5} aria-hidden />
    </Link>
  );
}
