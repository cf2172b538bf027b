import { composeStories } from '@storybook/react-vite';
import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { overviewPart } from '../../packages/ui/docs/overview.ts';
import type { OverviewPart, Released, Status } from '../../packages/ui/docs/overview.ts';
import { PortalProvider } from '../../packages/ui/src/provider/index.ts';
import releasedApi from '../../packages/ui/released-api.json?raw';
import { isDarkPreferred } from '../theme.ts';

type Stories = { readonly default: Meta } & Readonly<Record<string, object>>;

const PAGES: Readonly<Record<string, string>> = import.meta.glob('../../packages/ui/src/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  '../../packages/ui/src/*/*.stories.tsx',
  { query: '?raw', import: 'default', eager: true },
);
const STORIES: Readonly<Record<string, Stories>> = import.meta.glob(
  '../../packages/ui/src/*/*.stories.tsx',
  { eager: true },
);

interface Entry extends OverviewPart {
  readonly stories: Stories;
}

function entries(): readonly Entry[] {
  const released: Released = JSON.parse(releasedApi);
  return Object.entries(PAGES).flatMap(([path, page]) => {
    const file = path.replace('.mdx', '.stories.tsx');
    const [source, stories] = [SOURCES[file], STORIES[file]];
    return source && stories ? [{ ...overviewPart(page, source, released), stories }] : [];
  });
}

/** The first story of a component, too small to be used: neither the keyboard nor a screen reader reaches it. */
function Thumbnail({ stories, story }: Entry): ReactElement | null {
  const First = Object.entries(composeStories(stories)).find(([name]) => name === story)?.[1];
  if (!First) return null;
  const isInline = First.parameters['docs']?.story?.inline !== false;
  if (!isInline) {
    return (
      <div className="sb-thumbnail" aria-hidden="true" inert>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own */}
        <iframe title={First.storyName} src={`iframe.html?id=${First.id}&viewMode=story`} />
      </div>
    );
  }
  return (
    <div className="sb-thumbnail" aria-hidden="true" inert>
      <div
        className="sb-unstyled"
        lang="de"
        data-portal-theme={isDarkPreferred() ? 'dark' : 'light'}
      >
        <PortalProvider locale="de">
          <div>
            <First />
          </div>
        </PortalProvider>
      </div>
    </div>
  );
}

function StatusText({ kind, since }: Status): ReactElement {
  const text = kind === 'new' ? 'New' : 'Stable';
  return (
    <span className="sb-status" data-kind={kind}>
      {since ? `${text} since ${since}` : `${text} in the next version`}
    </span>
  );
}

function Card(entry: Entry): ReactElement {
  const { title, purpose, status } = entry;
  const [, name = title] = title.split('/');
  const id = title.toLowerCase().replaceAll('/', '-');
  return (
    <li className="sb-card">
      <Thumbnail {...entry} />
      <a href={`?path=/docs/${id}--docs`} target="_top">
        {name}
      </a>
      <span>{purpose.replaceAll('`', '')}</span>
      <StatusText {...status} />
    </li>
  );
}

/** Every component by its group, with a small live picture, its purpose and its status. */
export function Overview(): ReactElement {
  const groups = Map.groupBy(entries(), ({ title }) => title.split('/')[0] ?? '');
  return (
    <>
      {[...groups].map(([group, parts]) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul className="sb-cards">
            {parts.map((part) => (
              <Card key={part.folder} {...part} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
