import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useServices } from '../../services/services.ts';
import * as css from './LandingMap.css.ts';

/**
 * The decorative picture of the state pack, with its scale and its source (PAGE-11). `<use>` draws it in the colours of the theme, and loads it
 * without delaying the page, which reserves its space. The footer says the source to those who do not see the picture.
 */
export function LandingMap(): ReactElement {
  const { configuration } = useServices();
  return (
    <div className={css.map} aria-hidden="true">
      <svg className={css.drawing} focusable="false">
        <use href="./state/landing.svg#landing" width="100%" height="100%" />
      </svg>
      <div className={css.source}>
        <svg className={css.scale} focusable="false">
          <use href="./state/landing.svg#landing-scale" width="100%" height="100%" />
        </svg>
        <span className={css.attribution}>
          <ConfiguredText text={configuration.map.attribution} />
        </span>
      </div>
    </div>
  );
}
