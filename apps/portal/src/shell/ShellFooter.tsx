import { Footer } from '@portal/ui/footer';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../i18n/ConfiguredText.tsx';
import { useServices, useSession } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { hrefOf, paths } from '../routes/paths.ts';

/** The configured links (APP-6), and "Meine Bestellungen" when logged in. */
export function ShellFooter(): ReactElement {
  const { configuration } = useServices();
  const { customer } = useSession();
  const text = useText();
  const configured = configuration.footerLinks.map(({ label, url }) => ({
    label: <ConfiguredText text={label} />,
    href: url,
    external: !url.startsWith('#/'),
  }));
  const own = customer ? [{ label: text('page.myOrders'), href: hrefOf(paths.myOrders) }] : [];
  return (
    <Footer
      groups={[{ links: [...own, ...configured] }]}
      note={<ConfiguredText text={configuration.stateName} />}
    />
  );
}
