import type { ReactElement, RefObject } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './ParcelPickerMap.css.ts';
import type { ParcelPickerTexts } from './texts.ts';
import type { Picking } from './usePicking.ts';

/** Properties of the buttons above the map. */
export interface PickToolsProps {
  readonly picking: Picking;
  readonly texts: ParcelPickerTexts;
  readonly busy: boolean;
  /** The toggle; the focus returns to it when the mode is left by Escape. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
  /** Focuses the map, so that the arrow keys work at once. */
  readonly onStart: () => void;
  /** Picks what lies under the crosshair; the same as Enter. */
  readonly onPickHere: () => void;
  /** Prefix of the ids of hint and reason. */
  readonly id: string;
}

function AreaButton({ picking, texts, busy, id }: PickToolsProps): ReactElement {
  const refused = picking.areaRefusal !== null;
  return (
    <Button
      size="small"
      icon="map"
      loading={busy}
      aria-disabled={refused || undefined}
      aria-describedby={refused ? `${id}-refusal` : undefined}
      onClick={picking.pickArea}
    >
      {texts.pickArea}
    </Button>
  );
}

/** The ways to choose on the map, as visible buttons, and why one of them is not to be had. */
export function PickTools(props: PickToolsProps): ReactElement {
  const { picking, texts, toggleRef, onStart, onPickHere } = props;
  return (
    <fieldset className={css.tools}>
      <legend className={css.spoken}>{texts.tools}</legend>
      <Button
        ref={toggleRef}
        size="small"
        icon={picking.active ? 'check' : 'map-pin'}
        aria-pressed={picking.active}
        className={css.toggle}
        onClick={() => {
          picking.toggle();
          if (!picking.active) onStart();
        }}
      >
        {texts.pick}
      </Button>
      <AreaButton {...props} />
      {picking.active && (
        <Button size="small" icon="plus" onClick={onPickHere}>
          {texts.pickHere}
        </Button>
      )}
    </fieldset>
  );
}

/**
 * Why something cannot be done, and what to do now; below the map, which must not jump. The reason that comes and goes as
 * one zooms keeps its place; that the map is not ready yet the map says itself.
 */
export function PickHints(props: Pick<PickToolsProps, 'picking' | 'texts' | 'id'>): ReactElement {
  const { picking, texts, id } = props;
  const { areaRefusal, tooLarge } = picking;
  const isTooLarge = areaRefusal === tooLarge;
  return (
    <div>
      {areaRefusal !== null && !isTooLarge && (
        <p id={`${id}-refusal`} className={css.spoken}>
          {areaRefusal}
        </p>
      )}
      <p
        id={isTooLarge ? `${id}-refusal` : undefined}
        className={classNames(css.hint, isTooLarge ? undefined : css.silent)}
      >
        {tooLarge}
      </p>
      {picking.active && (
        <p id={`${id}-hint`} className={css.hint}>
          {texts.pickInstructions}
        </p>
      )}
    </div>
  );
}
