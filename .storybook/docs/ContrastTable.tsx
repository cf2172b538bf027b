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

/** Value of a token for an element. */
function valueOf(element: Element, role: Role): string {
  const name = vars.color[role].slice('var('.length, -1);
  return getComputedStyle(element).getPropertyValue(name);
}

function ratio(element: Element, front: Role, back: Role): number {
  const [one, other] = [parseColor(valueOf(element, front)), parseColor(valueOf(element, back))];
  return one && other ? contrast(one, other) : Number.NaN;
}

/** A cell in a theme of its own: a line in the foreground colour on the background colour, and their ratio. */
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

/** Every pair of colours that occurs on pages, in one brand, with its ratio in each theme. */
function BrandTable(props: { brand: string; title: string }): ReactElement {
  const { brand, title } = props;
  return (
    <table className="sb-foundation" data-portal-brand={brand}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Background</th>
          <th scope="col">Required</th>
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

/** The contrast tables of the colour page, one for each brand. */
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
