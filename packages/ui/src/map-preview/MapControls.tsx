import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import type { MapEngine } from './engine.ts';
import * as css from './MapPreview.css.ts';
import type { PanStep } from './movement.ts';
import type { MapPreviewTexts } from './texts.ts';

/** Share of the visible map that one step moves. */
export const PAN_SHARE = 0.25;

type PanName = 'panUp' | 'panLeft' | 'panRight' | 'panDown';

/** The four ways to move, in the order in which the buttons stand. */
export const PAN_STEPS: readonly { name: PanName; icon: IconName; key: string; step: PanStep }[] = [
  { name: 'panUp', icon: 'arrow-up', key: 'ArrowUp', step: { right: 0, up: PAN_SHARE } },
  { name: 'panLeft', icon: 'arrow-left', key: 'ArrowLeft', step: { right: -PAN_SHARE, up: 0 } },
  { name: 'panRight', icon: 'arrow-right', key: 'ArrowRight', step: { right: PAN_SHARE, up: 0 } },
  { name: 'panDown', icon: 'arrow-down', key: 'ArrowDown', step: { right: 0, up: -PAN_SHARE } },
];

function ControlButton(props: {
  name: string;
  icon: IconName;
  place: string;
  onClick: () => void;
}): ReactElement {
  const { name, icon, place, onClick } = props;
  return (
    <button
      type="button"
      className={css.control}
      data-place={place}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** What the arrows do instead of moving the map, while something else is moved. */
export interface ArrowDuty {
  readonly names: Pick<MapPreviewTexts, PanName>;
  readonly move: (step: PanStep) => void;
}

function ZoomButtons({ engine, texts }: MapControlsProps): ReactElement {
  return (
    <div className={css.zoomControls}>
      <ControlButton
        name={texts.zoomIn}
        icon="plus"
        place="zoomIn"
        onClick={() => engine?.zoomBy(1)}
      />
      <ControlButton
        name={texts.zoomOut}
        icon="minus"
        place="zoomOut"
        onClick={() => engine?.zoomBy(-1)}
      />
      <ControlButton name={texts.reset} icon="locate" place="reset" onClick={() => engine?.fit()} />
    </div>
  );
}

/** Properties of the buttons in the map. */
export interface MapControlsProps {
  readonly engine: MapEngine | null;
  readonly texts: MapPreviewTexts;
  readonly arrows?: ArrowDuty | undefined;
}

/** Visible buttons for everything the map can do (WCAG 2.5.7: no dragging needed). */
export function MapControls({ engine, texts, arrows }: MapControlsProps): ReactElement {
  const names = arrows?.names ?? texts;
  const move = arrows?.move ?? ((step: PanStep): void => engine?.panBy(step));
  return (
    <fieldset className={css.controls}>
      <legend className={css.spoken}>{texts.controls}</legend>
      <ZoomButtons engine={engine} texts={texts} />
      <div className={css.panControls} data-duty={arrows ? 'other' : undefined}>
        {PAN_STEPS.map(({ name, icon, step }) => (
          <ControlButton
            key={name}
            name={names[name]}
            icon={icon}
            place={name}
            onClick={() => move(step)}
          />
        ))}
      </div>
    </fieldset>
  );
}
