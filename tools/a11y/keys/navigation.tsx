import { Accordion } from '../../../packages/ui/src/accordion/index.ts';
import { AnnouncementBanner } from '../../../packages/ui/src/announcement-banner/index.ts';
import { Breadcrumbs } from '../../../packages/ui/src/breadcrumbs/index.ts';
import { Button } from '../../../packages/ui/src/button/index.ts';
import { Dialog } from '../../../packages/ui/src/dialog/index.ts';
import { Drawer } from '../../../packages/ui/src/drawer/index.ts';
import { Disclosure } from '../../../packages/ui/src/disclosure/index.ts';
import { Footer } from '../../../packages/ui/src/footer/index.ts';
import { Header } from '../../../packages/ui/src/header/index.ts';
import { InlineMessage } from '../../../packages/ui/src/inline-message/index.ts';
import { Link } from '../../../packages/ui/src/link/index.ts';
import { NotificationStack } from '../../../packages/ui/src/notification-stack/index.ts';
import { OptionMenu } from '../../../packages/ui/src/option-menu/index.ts';
import { PageLayout } from '../../../packages/ui/src/page-layout/index.ts';
import { LanguageMenu } from '../../../packages/ui/src/language-menu/index.ts';
import { Menu } from '../../../packages/ui/src/menu/index.ts';
import { Pagination } from '../../../packages/ui/src/pagination/index.ts';
import { SideNavigation } from '../../../packages/ui/src/side-navigation/index.ts';
import { SkipLink } from '../../../packages/ui/src/skip-link/index.ts';
import { StatePage } from '../../../packages/ui/src/state-page/index.ts';
import { Stepper } from '../../../packages/ui/src/stepper/index.ts';
import { Tabs } from '../../../packages/ui/src/tabs/index.ts';
import { TagList } from '../../../packages/ui/src/tag/index.ts';
import { TeaserCard } from '../../../packages/ui/src/teaser-card/index.ts';
import { TextField } from '../../../packages/ui/src/text-field/index.ts';
import { State } from './example.tsx';
import type { Example } from './example.tsx';

const levels = [
  { label: 'Start', href: '#/start' },
  { label: 'Orders', href: '#/orders' },
  { label: 'Order 1' },
];

/** Examples of navigation, buttons and messages, by their folders. */
export const navigationExamples: Readonly<Record<string, Example>> = {
  accordion: () => (
    <Accordion
      items={['One', 'Two', 'Three'].map((name) => ({
        value: name,
        heading: name,
        content: 'Text',
      }))}
    />
  ),
  'announcement-banner': () => (
    <State<boolean> initial>
      {(isShown, setShown) =>
        isShown && <AnnouncementBanner message="Closed tonight" onDismiss={() => setShown(false)} />
      }
    </State>
  ),
  breadcrumbs: () => (
    <div style={{ inlineSize: '16rem' }}>
      <Breadcrumbs items={levels} />
    </div>
  ),
  button: ({ press }) => <Button onClick={press}>Order</Button>,
  dialog: () => (
    <State<boolean> initial={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Cancel</Button>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            heading="Cancel the order?"
            actions={
              <>
                <Button>Keep</Button>
                <Button>Delete</Button>
              </>
            }
          />
        </>
      )}
    </State>
  ),
  disclosure: () => (
    <Disclosure summary="Which fees?">
      <Link href="#/fees">Fees</Link>
    </Disclosure>
  ),
  footer: () => (
    <Footer
      groups={[
        {
          links: [
            { label: 'Imprint', href: '#/imprint' },
            { label: 'Contact', href: '#/contact' },
          ],
        },
      ]}
    />
  ),
  header: () => (
    <div style={{ inlineSize: '20rem' }}>
      <Header serviceName="Portal" links={[{ label: 'My orders', href: '#/orders' }]} />
    </div>
  ),
  'inline-message': () => (
    <InlineMessage actions={<Button>Try again</Button>}>Failed.</InlineMessage>
  ),
  link: () => <Link href="#/fees">Fees</Link>,
  'notification-stack': ({ press }) => (
    <State<boolean> initial>
      {(isShown, setShown) => (
        <NotificationStack
          items={
            isShown
              ? [
                  {
                    id: 'removed',
                    tone: 'info',
                    message: 'Removed.',
                    timeout: null,
                    action: <Button onClick={press}>Undo</Button>,
                  },
                ]
              : []
          }
          onDismiss={() => setShown(false)}
        />
      )}
    </State>
  ),
  'option-menu': () => (
    <State<string> initial="de">
      {(value, setValue) => (
        <OptionMenu
          label="Language"
          items={[
            { value: 'de', label: 'Deutsch', lang: 'de' },
            { value: 'en', label: 'English' },
          ]}
          value={value}
          onValueChange={setValue}
        />
      )}
    </State>
  ),
  'page-layout': () => (
    <PageLayout>
      <h1>Order</h1>
    </PageLayout>
  ),
  pagination: () => (
    <State<number> initial={0}>
      {(page, setPage) => <Pagination page={page} pageCount={3} onPageChange={setPage} />}
    </State>
  ),
  drawer: () => (
    <State initial={false}>
      {(open, setOpen) => (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Filter
          </button>
          <Drawer open={open} onOpenChange={setOpen} heading="Filter" />
        </>
      )}
    </State>
  ),
  'language-menu': ({ press }) => (
    <LanguageMenu
      value="en"
      items={[{ value: 'en' }, { value: 'fr' }, { value: 'de' }]}
      onValueChange={press}
    />
  ),
  menu: ({ press }) => (
    <Menu
      label="Actions"
      items={[
        { id: 'copy', label: 'Copy', onClick: press },
        { id: 'delete', label: 'Delete', disabled: true, reason: 'Sent already.' },
        { id: 'save', label: 'Save', onClick: press },
      ]}
    />
  ),
  tag: () => (
    <TagList
      label="Topics"
      items={[
        { id: 'building', label: 'Building', href: '#building' },
        { id: 'housing', label: 'Housing', href: '#housing' },
      ]}
    />
  ),
  'side-navigation': () => (
    <SideNavigation
      label="Account"
      items={[
        { label: 'Overview', href: '#overview' },
        { label: 'Requests', href: '#requests', current: true },
      ]}
    />
  ),
  'skip-link': () => (
    <>
      <SkipLink />
      <main id="inhalt">
        <h1>Order</h1>
      </main>
    </>
  ),
  'state-page': () => (
    <StatePage tone="danger" heading="Failed" actions={<Button>Try again</Button>} />
  ),
  stepper: ({ press }) => (
    <>
      <Stepper
        orientation="vertical"
        items={[
          { id: 'login', label: 'Login', status: 'done', href: '#/login' },
          { id: 'format', label: 'Format', status: 'current' },
          { id: 'summary', label: 'Summary', status: 'upcoming', onClick: press },
        ]}
      />
      <div style={{ inlineSize: '20rem' }}>
        <Stepper
          items={[
            { id: 'login', label: 'Login', status: 'done' },
            { id: 'format', label: 'Format', status: 'current' },
            { id: 'summary', label: 'Summary', status: 'upcoming' },
          ]}
        />
      </div>
    </>
  ),
  tabs: () => (
    <Tabs
      label="Search"
      items={[
        { value: 'address', label: 'Address', content: <TextField label="City" /> },
        { value: 'parcel', label: 'Parcel', content: <TextField label="Number" /> },
        { value: 'map', label: 'Map', content: 'A map follows.' },
      ]}
    />
  ),
  'teaser-card': () => (
    <TeaserCard heading="Extract" action={<Link href="#/order">Order</Link>}>
      Text
    </TeaserCard>
  ),
};
