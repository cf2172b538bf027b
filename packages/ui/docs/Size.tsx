import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { Wide } from './Wide.tsx';
import sizes from './sizes.json' with { type: 'json' };

/** A folder of the package with a docs page. */
export type Folder = keyof typeof sizes;

const FOLDERS = Object.keys(sizes).filter((name): name is Folder => name in sizes);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A link to a story with controls, and what the component adds to a page, after gzip. */
export function Size({ of }: { of: Folder }): ReactElement {
  const { script, styles } = sizes[of];
  const { csfFile } = useOf('meta', ['meta']);
  const [first] = Object.keys(csfFile.stories);
  return (
    <p>
      <a href={`?path=/story/${first}`} target="_top">
        Playground
      </a>
      : try every property in the controls of a story. The component adds {kB(script)} of script and{' '}
      {kB(styles)} of styles to a page with {of === 'provider' ? 'React' : 'React and the provider'}{' '}
      (gzip).
    </p>
  );
}

/** The sizes of all components. */
export function SizeTable(): ReactElement {
  return (
    <Wide label="Sizes">
      <table className="sb-foundation">
        <caption>
          Script and styles of each import from <code>@portal/ui/…</code>, after gzip
        </caption>
        <thead>
          <tr>
            <th scope="col">Import</th>
            <th scope="col">Script</th>
            <th scope="col">Styles</th>
          </tr>
        </thead>
        <tbody>
          {FOLDERS.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{kB(sizes[name].script)}</td>
              <td>{kB(sizes[name].styles)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
