import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { mapDrawings } from '../icons/map-drawings.ts';
import { langOf } from '../texts/lang-of.ts';
import type { MapEngine } from './engine.ts';
import * as css from '../map-preview/MapPreview.css.ts';
import type { PanStep } from './movement.ts';
import type { MapWindowTexts } from './window-texts.ts';

/** Share of the visible map that one step moves. */
const PAN_SHARE = 0.25;

/** The buttons of the four directions. */
export type PanName = 'panUp' | 'panLeft' | 'panRight' | 'panDown';

/** The four directions, in the order of the buttons. */
export const PAN_STEPS: readonly { name: PanName; icon: IconName; key: string; step: PanStep }[] = [
  { name: 'panUp', icon: 'arrow-up', key: 'ArrowUp', step: { right: 0, up: PAN_SHARE } },
  { name: 'panLeft', icon: 'arrow-left', key: 'ArrowLeft', step: { right: -PAN_SHARE, up: 0 } },
  { name: 'panDown', icon: 'arrow-down', key: 'ArrowDown', step: { right: 0, up: -PAN_SHARE } },
  { name: 'panRight', icon: 'arrow-right', key: 'ArrowRight', step: { right: PAN_SHARE, up: 0 } },
];

function ControlButton(props: {
  name: string;
  lang: string | undefined;
  icon?: IconName;
  /** In place of `icon`: a path on a grid of 24 units. */
  drawing?: string;
  position: string;
  inactive?: boolean;
  /** Whether it shows what it unfolds. */
  expanded?: boolean;
  onClick: () => void;
}): ReactElement {
  const { name, lang, icon, drawing, position, inactive = false, expanded, onClick } = props;
  return (
    <button
      type="button"
      aria-expanded={expanded}
      className={css.control}
      data-position={position}
      aria-label={name}
      lang={lang}
      aria-disabled={inactive || undefined}
      onClick={inactive ? undefined : onClick}
    >
      {/* For a pointer only: on the button, it would be spoken after the equal name. */}
      <span className={css.face} title={name} aria-hidden="true">
        <Icon name={icon} drawing={drawing} />
      </span>
    </button>
  );
}

/** Overrides what the arrow buttons move, and their names. */
export interface ArrowOverride {
  readonly labelOf: (name: PanName) => { readonly name: string; readonly lang: string | undefined };
  readonly move: (step: PanStep) => void;
}

function ZoomButtons({ engine, texts, onMoveRequest }: MapControlsProps): ReactElement {
  const moveBy = (move: (map: MapEngine) => void): void => {
    if (!engine) return;
    onMoveRequest?.();
    move(engine);
  };
  const inactive = engine === null;
  return (
    <div className={css.zoomControls}>
      <ControlButton
        name={texts.zoomIn}
        lang={langOf(texts, 'zoomIn')}
        icon="plus"
        position="zoomIn"
        inactive={inactive}
        onClick={() => moveBy((map) => map.zoomBy(1))}
      />
      <ControlButton
        name={texts.zoomOut}
        lang={langOf(texts, 'zoomOut')}
        icon="minus"
        position="zoomOut"
        inactive={inactive}
        onClick={() => moveBy((map) => map.zoomBy(-1))}
      />
      <ControlButton
        name={texts.reset}
        lang={langOf(texts, 'reset')}
        icon="locate"
        position="reset"
        inactive={inactive}
        onClick={() => moveBy((map) => map.fit())}
      />
    </div>
  );
}

/** Properties of the map's buttons. */
interface MapControlsProps {
  readonly engine: MapEngine | null;
  readonly texts: MapWindowTexts;
  readonly arrows?: ArrowOverride | undefined;
  /** Called when a button moves the map. */
  readonly onMoveRequest?: (() => void) | undefined;
}

/**
 * The four arrows, unfolded by a button: they would lie on map, sheet and copyright (LOOK-1). While they move something else,
 * they are shown without it.
 */
function PanButtons({ engine, texts, arrows, onMoveRequest }: MapControlsProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const labelOf =
    arrows?.labelOf ?? ((name: PanName) => ({ name: texts[name], lang: langOf(texts, name) }));
  const pan = (step: PanStep): void => {
    onMoveRequest?.();
    engine?.panBy(step);
  };
  const move = arrows?.move ?? pan;
  return (
    <div className={css.panControls} data-overridden={arrows ? true : undefined}>
      {!arrows && (
        <ControlButton
          name={texts.pan}
          lang={langOf(texts, 'pan')}
          drawing={mapDrawings.move}
          position="pan"
          expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {(isOpen || arrows) &&
        PAN_STEPS.map(({ name, icon, step }) => (
          <ControlButton
            key={name}
            {...labelOf(name)}
            icon={icon}
            position={name}
            inactive={engine === null && !arrows}
            onClick={() => move(step)}
          />
        ))}
    </div>
  );
}

/**
 * Visible buttons for all functions of the map (WCAG 2.5.7: no dragging needed). What moves the map is
 * `aria-disabled` until the map is loaded.
 */
export function MapControls(props: MapControlsProps): ReactElement {
  const { texts } = props;
  return (
    <fieldset className={css.controls}>
      <legend lang={langOf(texts, 'controls')} className={css.visuallyHidden}>
        {texts.controls}
      </legend>
      <ZoomButtons {...props} />
      <PanButtons {...props} />
    </fieldset>
  );
}
