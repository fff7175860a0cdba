import { IconCheck } from '@tabler/icons-react';
import { hasRight, RIGHTS, ROLES, type Role } from '#platform/rights/rights.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import { roleName } from '../rules/role-name.ts';
import { texts } from '../texts/en.ts';
import styles from './rights-panel.module.css';

/** The table of what each role may do. `own` is the reader's role, whose column is marked. */
export function RightsPanel({ own }: { own: Role }) {
  return (
    <Panel title={texts.rights.title}>
      <ScrollRegion name={texts.rights.table} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.rights.right}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col" data-own={role === own}>
                  {roleName(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RIGHTS.map((right) => (
              <tr key={right}>
                <th scope="row">{texts.rights.names[right]}</th>
                {ROLES.map((role) => (
                  <td key={role} data-own={role === own}>
                    {hasRight(role, right) ? (
                      <>
                        <IconCheck size={16} stroke={2} className={styles.yes} aria-hidden />
                        <span className="bb-spoken">{texts.rights.yes}</span>
                      </>
                    ) : (
                      <>
                        <span className={styles.no} aria-hidden>
                          –
                        </span>
                        <span className="bb-spoken">{texts.rights.no}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}
