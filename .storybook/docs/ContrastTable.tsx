import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { contrast, parseColor } from '../../packages/ui/src/theme/parse.ts';
import { pairs } from '../../tokens/generated/values.ts';
import { vars } from '../../tokens/generated/vars.ts';
import { globalTypes } from '../toolbar.ts';
import { Wide } from '../../packages/ui/docs/Wide.tsx';

const THEMES = ['light', 'dark', 'contrast'] as const;
const BRANDS = globalTypes.brand.toolbar.items;

type Role = keyof typeof vars.color;

/** Value of a token where the element stands. */
function read(element: Element, role: Role): string {
  const name = vars.color[role].slice('var('.length, -1);
  return getComputedStyle(element).getPropertyValue(name);
}

function ratio(element: Element, front: Role, back: Role): number {
  const [one, other] = [parseColor(read(element, front)), parseColor(read(element, back))];
  return one && other ? contrast(one, other) : Number.NaN;
}

/** One cell under a theme of its own: a line in the front's colour on its ground, and the ratio. */
function Sample(props: { theme: string; front: Role; back: Role }): ReactElement {
  const { theme, front, back } = props;
  const cell = useRef<HTMLTableCellElement>(null);
  const [figure, setFigure] = useState('');
  useLayoutEffect(() => {
    if (cell.current) setFigure(ratio(cell.current, front, back).toFixed(1));
  }, [front, back]);
  return (
    <td ref={cell} data-portal-theme={theme} style={{ background: vars.color[back] }}>
      <span className="sb-edge" style={{ borderColor: vars.color[front] }} />{' '}
      <span className="sb-figure">{figure}</span>
    </td>
  );
}

/** Every pair of roles that meets on a page, in one brand: its ratio in each theme. */
function BrandTable(props: { brand: string; title: string }): ReactElement {
  const { brand, title } = props;
  return (
    <table className="sb-foundation" data-portal-brand={brand}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Front</th>
          <th scope="col">Ground</th>
          <th scope="col">Needed</th>
          {THEMES.map((theme) => (
            <th scope="col" key={theme}>
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ front, back, min, rule }) => (
          <tr key={`${front} ${back}`}>
            <th scope="row">{front}</th>
            <td>{back}</td>
            <td>
              {min} ({rule})
            </td>
            {THEMES.map((theme) => (
              <Sample key={theme} theme={theme} front={front} back={back} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The figures of the colour page, one table for each brand. */
export function ContrastTables(): ReactElement {
  return (
    <>
      {BRANDS.map(({ value, title }) => (
        <Wide key={title} label={`Contrast: ${title}`}>
          <BrandTable brand={value} title={title} />
        </Wide>
      ))}
    </>
  );
}
