import { Icon } from '@portal/ui/icons';
import type { IconName } from '@portal/ui/icons';
import { Heading, Text } from '@portal/ui/typography';
import type { ReactElement, ReactNode } from 'react';
import * as css from './LoginStep.css.ts';

/** What can be done in a way, and what cannot. */
export function CanList(props: {
  can: readonly string[];
  cannot?: string | undefined;
}): ReactElement {
  const { can, cannot } = props;
  return (
    <ul className={css.list}>
      {can.map((what) => (
        <li key={what}>
          <Icon name="check" />
          {what}
        </li>
      ))}
      {cannot && (
        <li data-not="">
          <Icon name="minus" />
          {cannot}
        </li>
      )}
    </ul>
  );
}

/** One way to begin: what it needs, and what it is good for. */
export function Way(props: {
  icon: IconName;
  name: string;
  children: string;
  can: readonly string[];
  cannot?: string | undefined;
  /** What leads to it, where it has a button of its own. */
  action?: ReactNode;
  headingLevel?: 3 | 4;
}): ReactElement {
  const { icon, name, children, can, cannot, action, headingLevel = 3 } = props;
  return (
    <section className={css.way}>
      <div className={css.name}>
        <Icon name={icon} />
        <Heading headingLevel={headingLevel}>{name}</Heading>
      </div>
      <Text>{children}</Text>
      <CanList can={can} cannot={cannot} />
      {action}
    </section>
  );
}
