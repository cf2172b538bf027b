import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncementBanner } from '../announcement-banner/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Footer } from '../footer/index.ts';
import { Header } from '../header/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { ParcelSketch } from '../parcel-sketch/index.ts';
import { sampleNeighbours, samplePage, sampleParcel } from '../parcel-sketch/fixtures.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SelectionCard } from '../selection-card/index.ts';
import { Stack, Grid } from '../stack/index.ts';
import { Stepper } from '../stepper/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Heading, Text } from '../typography/index.ts';
import { ButtonRow, FootStep, PageLayout, WizardLayout } from './index.ts';

const card = (
  <SelectionCard
    barText="Liegenschaftskarte"
    picture={
      <ParcelSketch
        parcel={sampleParcel}
        neighbours={sampleNeighbours}
        pageRectangle={samplePage}
        textAlternative=""
      />
    }
    items={[
      { id: 'product', label: 'Auszug', value: 'Liegenschaftskarte', editHref: '#/produkt' },
      { id: 'parcel', label: 'Flurstück', value: 'Lindenau 3, 114/2', parcel: true },
      { id: 'format', label: 'Format', value: 'noch nicht gewählt', unset: true },
    ]}
    fee={{ label: 'Gebühr', value: '22,00 €' }}
  />
);

const wizard = (
  <>
    <Stepper
      items={[
        { id: '1', label: 'Anmeldung', status: 'done' },
        { id: '2', label: 'Konfiguration', status: 'current', subStep: 'Flurstück wählen' },
        { id: '3', label: 'Bestellübersicht', status: 'upcoming' },
        { id: '4', label: 'Bezahlung', status: 'upcoming' },
        { id: '5', label: 'Bereitstellung', status: 'upcoming' },
      ]}
    />
    <WizardLayout aside={card} style={{ marginBlockStart: '2rem' }}>
      <h1>Flurstück wählen</h1>
      <p>Für welches Flurstück brauchen Sie die Karte? Suchen Sie auf einem der vier Wege.</p>
      <ButtonRow
        back={
          <Button variant="quiet" icon="arrow-left">
            Zurück
          </Button>
        }
        next={
          <Button variant="primary" iconEnd="arrow-right">
            Weiter
          </Button>
        }
      />
    </WizardLayout>
  </>
);

const meta = {
  title: 'Foundations/PageLayout',
  component: PageLayout,
  parameters: {
    layout: 'fullscreen',
    page: 'whole',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    header: (
      <Header
        serviceName="Liegenschaftskataster online"
        tagline="Auszüge amtlich bestellen"
        session={{ kind: 'login', href: '#/anmelden' }}
      />
    ),
    breadcrumbs: <Breadcrumbs items={[{ label: 'Start', href: '#/' }, { label: 'Bestellung' }]} />,
    footer: <Footer groups={[{ links: [{ label: 'Impressum', href: '#/impressum' }] }]} />,
    children: wizard,
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step of the wizard with the selection beside it. */
export const Wizard: Story = {};

/** A short page with a banner: the footer is at the bottom of the window. */
export const ShortPage: Story = {
  args: {
    banner: (
      <AnnouncementBanner
        message={{ de: 'Am Samstag sind keine Bestellungen möglich.', en: 'Closed on Saturday.' }}
      />
    ),
    breadcrumbs: undefined,
    children: (
      <>
        <h1>Impressum</h1>
        <p>Herausgeber dieses Portals.</p>
      </>
    ),
  },
};

/** A page of parts alone, without any CSS of its own (LIB-5). */
export const PartsOnly: Story = {
  args: {
    banner: (
      <AnnouncementBanner
        tone="warning"
        heading="Wartung am Samstag"
        message="Von 8 bis 12 Uhr sind keine Bestellungen möglich."
      />
    ),
    breadcrumbs: <Breadcrumbs items={[{ label: 'Start', href: '#/' }, { label: 'Kontakt' }]} />,
    children: (
      <Stack gap="large">
        <Stack>
          <Heading headingLevel={1}>Nachricht an das Katasteramt</Heading>
          <Text size="large" variant="soft">
            Wir antworten in der Regel innerhalb von drei Werktagen.
          </Text>
          <InlineMessage tone="info" heading="Fragen zu einem Auftrag?">
            Nennen Sie bitte die Auftragsnummer.
          </InlineMessage>
        </Stack>
        <Stack>
          <Heading headingLevel={2}>Ihre Angaben</Heading>
          <Grid columnCount={2}>
            <TextField label="Vorname" autoComplete="given-name" />
            <TextField label="Nachname" autoComplete="family-name" />
          </Grid>
          <RadioGroup
            label="Worum geht es?"
            items={[
              { value: 'order', label: 'Ein Auftrag' },
              { value: 'map', label: 'Die Karte' },
            ]}
          />
          <TextArea label="Nachricht" maxLength={500} />
          <Checkbox label="Ich habe die Datenschutzerklärung gelesen." />
        </Stack>
        <ButtonRow
          back={<Button variant="quiet">Abbrechen</Button>}
          next={<Button variant="primary">Senden</Button>}
        />
      </Stack>
    ),
  },
};

/** A step with a bar at its foot. */
export const WithFootBar: Story = {
  args: {
    children: (
      <FootStep
        back={
          <Button variant="quiet" icon="arrow-left">
            Zurück
          </Button>
        }
        more={<Button variant="quiet">Abbrechen</Button>}
        selection={
          <SelectionCard
            placement="foot"
            barText="Lindenau 3, 114/2"
            barDescription="Liegenschaftskarte, A4"
            items={[{ id: 'product', label: 'Auszug', value: 'Liegenschaftskarte' }]}
            fee={{ label: 'Gebühr', value: '22,00 €' }}
          />
        }
        next={{ label: 'Weiter', onClick: () => undefined }}
      >
        <Stack>
          <Heading headingLevel={1}>Flurstück wählen</Heading>
          <TextField label="Flurstücksnummer" />
        </Stack>
      </FootStep>
    ),
  },
};
