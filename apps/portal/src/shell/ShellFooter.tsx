import type { PortalConfiguration } from '@portal/api';
import { Footer } from '@portal/ui/footer';
import type { FooterLink } from '@portal/ui/footer';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfiguredText } from '../i18n/ConfiguredText.tsx';
import { useServices, useSession } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { hrefOf, paths } from '../routes/paths.ts';

type ConfiguredLink = PortalConfiguration['footerLinks'][number];

/** The groups in the order in which they are shown; links of no group come first. */
const GROUPS = [undefined, 'ORDERING', 'HELP', 'AUTHORITIES', 'LEGAL'] as const;

const linkOf = ({ label, url }: ConfiguredLink): FooterLink => ({
  label: <ConfiguredText text={label} />,
  href: url,
  external: !url.startsWith('#/'),
});

/** The link to the form for reports of barriers, with the page that it is used on (LAW-1). */
function useReportLink(): readonly FooterLink[] {
  const { configuration } = useServices();
  const { pathname, search } = useLocation();
  const text = useText();
  if (!configuration.legalParts?.includes('ACCESSIBILITY_STATEMENT')) return [];
  const from = encodeURIComponent(pathname + search);
  return [
    { label: text('page.barrierReport'), href: `${hrefOf(paths.barrierReport)}?seite=${from}` },
  ];
}

/** The configured links in groups (APP-6, PAGE-11), and "Meine Bestellungen" when logged in. */
export function ShellFooter(): ReactElement {
  const { configuration } = useServices();
  const { customer } = useSession();
  const text = useText();
  const { footerLinks } = configuration;
  const report = useReportLink();
  const own = customer ? [{ label: text('page.myOrders'), href: hrefOf(paths.myOrders) }] : [];
  const ownGroup = footerLinks.some(({ group }) => group === 'ORDERING') ? 'ORDERING' : undefined;
  const groups = GROUPS.map((group) => ({
    heading: group && text(`footer.${group}`),
    // Imprint, privacy and accessibility are to be reached at once from every page.
    unfolded: group === 'LEGAL',
    links: [
      ...(group === ownGroup ? own : []),
      ...footerLinks.filter((link) => link.group === group).map(linkOf),
      ...(group === 'LEGAL' ? report : []),
    ],
  }));
  return (
    <Footer
      groups={groups.filter(({ links }) => links.length > 0)}
      note={<ConfiguredText text={configuration.stateName} />}
      source={<ConfiguredText text={configuration.map.attribution} />}
    />
  );
}
