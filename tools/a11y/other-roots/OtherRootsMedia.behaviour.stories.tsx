import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DataTable } from '../../../packages/ui/src/data-table/index.ts';
import { ExpandableTable } from '../../../packages/ui/src/expandable-table/index.ts';
import { Footer } from '../../../packages/ui/src/footer/index.ts';
import { sampleMap } from '../../../packages/ui/src/map-preview/fixtures.ts';
import { MapPreview } from '../../../packages/ui/src/map-preview/index.ts';
import { WizardLayout } from '../../../packages/ui/src/page-layout/index.ts';
import { InBoth } from './hosts.tsx';
import { queriesIn, rootsOf, towns } from './scenes.ts';

/** Components that ask for the width, the printing or the colours of a window: of the one that they are in (LIB-22). */
const meta: Meta<typeof InBoth> = {
  title: 'Foundations/Other roots/Media/Behaviour',
  component: InBoth,
  tags: ['!autodocs', 'behaviour'],
  parameters: {
    a11y: {
      test: 'off',
      reason: 'The frame has no page around the component: no title, landmark or heading',
    },
  },
};

export default meta;
type Story = StoryObj<typeof InBoth>;

interface Hosts {
  readonly frame: HTMLIFrameElement;
  /** The window of the frame, with its constructors. */
  readonly view: Window & typeof globalThis;
  readonly inFrame: ReturnType<typeof queriesIn>;
  readonly inShadow: ReturnType<typeof queriesIn>;
}

/** The frame and the shadow root of a story, which is in the window of the page, once both show something. */
async function hostsOf(canvasElement: HTMLElement): Promise<Hosts> {
  const [page, shadow] = await rootsOf(canvasElement);
  const frame = canvasElement.querySelector('iframe');
  const view = page.defaultView;
  if (!frame || !view) throw new Error('The frame has no window.');
  return { frame, view, inFrame: queriesIn(page), inShadow: queriesIn(shadow) };
}

/** Below 600 px of its own window each group with a heading is folded, but the one that says otherwise. */
export const FoldedFooters: Story = {
  args: {
    children: () => (
      <Footer
        groups={[
          { heading: 'Hilfe', links: [{ label: 'Fragen', href: '#fragen' }] },
          { heading: 'Behörden', links: [{ label: 'Kontakt', href: '#kontakt' }] },
          {
            heading: 'Rechtliches',
            unfolded: true,
            links: [{ label: 'Impressum', href: '#impressum' }],
          },
          { links: [{ label: 'Anmelden', href: '#anmelden' }] },
        ]}
      />
    ),
  },
  parameters: {
    german:
      'Unter 600 Pixeln des eigenen Fensters ist jede Gruppe mit Überschrift eingeklappt, außer der, die es anders sagt.',
  },
  async play({ canvasElement }) {
    const { frame, inFrame } = await hostsOf(canvasElement);
    const shown = () =>
      inFrame
        .getAllByRole('link')
        .filter((link: HTMLElement) => link.checkVisibility())
        .map(({ textContent }: HTMLElement) => textContent);
    frame.style.inlineSize = '600px';
    await waitFor(() => expect(shown()).toEqual(['Fragen', 'Kontakt', 'Impressum', 'Anmelden']));
    frame.style.inlineSize = '599px';
    await waitFor(() => expect(shown()).toEqual(['Impressum', 'Anmelden']));
    frame.style.inlineSize = '100%';
  },
};

/** In a narrow frame the card of a wizard comes before the step, also where the page around it is wide. */
export const NarrowWizards: Story = {
  args: {
    children: () => (
      <WizardLayout aside={<p>Ihre Auswahl</p>}>
        <p>Der Schritt</p>
      </WizardLayout>
    ),
  },
  parameters: {
    german: 'In einem schmalen Rahmen steht die Karte des Assistenten vor dem Schritt.',
  },
  async play({ canvasElement }) {
    const { frame, view } = await hostsOf(canvasElement);
    const texts = () => [...view.document.querySelectorAll('p')].map((p) => p.textContent);
    frame.style.inlineSize = '960px';
    await waitFor(() => expect(texts()).toEqual(['Der Schritt', 'Ihre Auswahl']));
    frame.style.inlineSize = '959px';
    await waitFor(() => expect(texts()).toEqual(['Ihre Auswahl', 'Der Schritt']));
    frame.style.inlineSize = '100%';
  },
};

function Tables(): ReactElement {
  const columns = [
    { id: 'label', header: 'Name', cell: ({ label }: { label: string }) => label },
  ] as const;
  const common = {
    columns,
    rows: towns,
    rowKey: ({ value }: { value: string }) => value,
    details: ({ label }: { label: string }) => `Angaben zu ${label}`,
    empty: 'Nichts',
  };
  return (
    <>
      <ExpandableTable caption="Orte" {...common} />
      <DataTable caption="Städte" rowLabel={({ label }) => label} {...common} />
    </>
  );
}

/** The details of tables are open while their own window is printed, not while another one is. */
export const PrintedTables: Story = {
  args: { children: () => <Tables /> },
  parameters: {
    german:
      'Die Einzelheiten von Tabellen sind offen, solange ihr eigenes Fenster gedruckt wird, nicht ein anderes.',
  },
  async play({ canvasElement }) {
    const { view, inFrame, inShadow } = await hostsOf(canvasElement);
    const open = () => [inFrame, inShadow].map((root) => root.queryAllByText(/^Angaben zu/).length);
    // The event listeners are added in an effect, which may run after the play function begins.
    await waitFor(() => {
      view.dispatchEvent(new view.Event('beforeprint'));
      return expect(open()).toEqual([4, 0]);
    });
    view.dispatchEvent(new view.Event('afterprint'));
    await waitFor(() => expect(open()).toEqual([0, 0]));
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return expect(open()).toEqual([0, 4]);
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(open()).toEqual([0, 0]));
  },
};

function MapOnDemand(): ReactElement {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <MapPreview {...sampleMap} />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Karte zeigen
    </button>
  );
}

/** Notes the media queries of a window. */
function noteQueries(view: Window, queries: string[]): () => void {
  const ask = view.matchMedia.bind(view);
  view.matchMedia = (query) => {
    queries.push(query);
    return ask(query);
  };
  return () => {
    view.matchMedia = ask;
  };
}

/** A map asks its own window for motion, colours, print and pixels. */
export const MediaOfMaps: Story = {
  args: { children: (host) => (host === 'frame' ? <MapOnDemand /> : null) },
  parameters: {
    german: 'Eine Karte fragt ihr eigenes Fenster nach Bewegung, Farben, Druck und Pixeln.',
  },
  async play({ canvasElement }) {
    const { view, inFrame } = await hostsOf(canvasElement);
    const [own, other]: [string[], string[]] = [[], []];
    const stops = [noteQueries(view, own), noteQueries(window, other)];
    inFrame.getByRole('button', { name: 'Karte zeigen' }).click();
    const map = await inFrame.findByRole('img', { name: /^(Karte|Map)$/ });
    await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    const kinds = [/reduced-motion/, /forced-colors/, /color-scheme/, /print/, /resolution/];
    await waitFor(() =>
      expect(kinds.filter((kind) => !own.some((query) => kind.test(query)))).toEqual([]),
    );
    // The first rendering of React does not know yet where it will be.
    const wrong = other.filter((query) => query !== 'print');
    for (const stop of stops) stop();
    await expect(wrong).toEqual([]);
  },
};
